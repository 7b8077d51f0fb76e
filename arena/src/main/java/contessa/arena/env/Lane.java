package contessa.arena.env;

import static contessa.arena.env.GamePlan.LEARNER;

import module java.base;

import contessa.arena.FaultyAnswer;
import contessa.arena.Player;
import contessa.arena.PlayerSource;
import contessa.arena.network.Observation;
import contessa.bots.net.History;
import contessa.coup.CoupCodes;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.EventSink;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import contessa.notation.protocol.ProgramAnswer;
import contessa.royal.RoyalTable;
import org.jspecify.annotations.Nullable;

/**
 * An endless series of games. It stops at every decision that comes from outside and has more than
 * one answer; all others are made here.
 */
final class Lane {

  private final GamePlan plan;
  private final List<@Nullable PlayerSource> sources;
  private final Observation observation;
  private final SeededChance chance;
  private final @Nullable EventSink sink;
  private final @Nullable History history;
  private final @Nullable Player[] players;
  private final @Nullable Script[] scripts;

  private Rulebook rules;
  private Table table;
  private int[] lineUp = {};
  private long games;

  private int legal;
  private short[] actions = new short[16];
  private short[] codes = new short[16];
  private View view;

  /** How the last game ended, if the last step ended one. */
  boolean ended;

  int winners;
  int length;

  /** The learner's share of that game. */
  float score;

  /**
   * A series.
   *
   * @param sources of the opponents that play here, by number from 1
   * @param observation shared with other lanes of the same thread
   */
  Lane(
      GamePlan plan,
      List<@Nullable PlayerSource> sources,
      Observation observation,
      SeededChance chance) {
    this.plan = plan;
    this.sources = sources;
    this.observation = observation;
    this.chance = chance;
    rules = plan.drawRules(chance);
    players = new Player[rules.seats()];
    scripts = new Script[rules.seats()];
    history = observation.memory(rules);
    sink = sink();
    table = rules.deal(0, chance, null);
    view = table.view(0);
    table = deal();
    goOn();
    ended = false;
  }

  private @Nullable EventSink sink() {
    boolean heard = sources.stream().anyMatch(source -> source != null);
    if (!heard) {
      return history == null ? null : history::hearAll;
    }
    return told -> {
      if (history != null) {
        history.hearAll(told);
      }
      for (int seat = 0; seat < players.length; seat++) {
        Player player = players[seat];
        if (player != null) {
          player.hear(told.heardBy(seat));
        }
      }
    };
  }

  private Table deal() {
    rules = plan.drawRules(chance);
    lineUp = plan.drawLineUp(chance);
    games++;
    for (int seat = 0; seat < players.length; seat++) {
      PlayerSource source = sources.get(lineUp[seat]);
      players[seat] = source == null ? null : source.seat(rules, seat, chance.next(), games);
      scripts[seat] =
          lineUp[seat] == LEARNER ? null : plan.opponents().get(lineUp[seat] - 1).script();
    }
    if (history != null) {
      history.begin((CoupRules) rules);
    }
    int first = chance.below(rules.seats());
    if (table instanceof CoupTable old && old.rules().equals(rules)) {
      old.setUp(first, chance, sink);
      return old;
    }
    return rules.deal(first, chance, sink);
  }

  /** Plays an action, and goes on to the next decision. False if the action is not legal. */
  boolean play(int action) {
    ended = false;
    for (int place = 0; place < legal; place++) {
      if (actions[place] == action) {
        table.play(codes[place], chance, sink);
        goOn();
        return true;
      }
    }
    return false;
  }

  void restart() {
    table = deal();
    goOn();
    ended = false;
  }

  /** Nothing is played this time. */
  void rest() {
    ended = false;
  }

  private int turn() {
    return table instanceof CoupTable coup ? coup.turn() : ((RoyalTable) table).round();
  }

  private boolean isTooLong() {
    return table instanceof CoupTable coup && coup.turn() > plan.longest() * coup.seats();
  }

  private void goOn() {
    while (true) {
      if (table.over() || isTooLong()) {
        end();
        table = deal();
      }
      int seat = table.toMove();
      Player player = players[seat];
      if (player != null) {
        table.play(code(player), chance, sink);
      } else if (table.choiceCount() == 1) {
        table.play(table.choice(0), chance, sink);
      } else if (scripts[seat] != null && Script.mayChallenge((CoupTable) table)) {
        boolean challenges = scripts[seat].challenges((CoupTable) table, chance);
        table.play(challenges ? CoupCodes.CHALLENGE : CoupCodes.PASS, chance, sink);
      } else {
        view = table.view(seat);
        observation.read(view);
        Script script = scripts[seat];
        if (observation.legal() > 1 && script == null) {
          break;
        }
        int place = script == null ? 0 : script.choose((CoupView) view, observation, chance);
        table.play(observation.code(place), chance, sink);
      }
    }
    note();
  }

  private int code(Player player) {
    View seen = table.view(table.toMove());
    try {
      Move move = player.decide(seen, plan.budget()).draw(chance);
      int code = table.code(move);
      return code >= 0 ? code : table.code(ProgramAnswer.fallback(rules, seen));
    } catch (FaultyAnswer faulty) {
      return table.code(ProgramAnswer.fallback(rules, seen));
    }
  }

  /** Notes the legal actions: the observation is needed for the next lane. */
  private void note() {
    legal = observation.legal();
    if (legal > actions.length) {
      actions = new short[2 * legal];
      codes = new short[2 * legal];
    }
    for (int place = 0; place < legal; place++) {
      actions[place] = (short) observation.action(place);
      codes[place] = (short) observation.code(place);
    }
  }

  /** If several games end in one step, the first is told. */
  private void end() {
    int won = table.over() ? table.winners() : ((CoupTable) table).living();
    for (int seat = 0; seat < players.length; seat++) {
      Player player = players[seat];
      if (player != null) {
        player.end(table.winners());
      }
    }
    if (!ended) {
      ended = true;
      winners = won;
      length = turn();
      score = 0;
      for (int seat = 0; seat < lineUp.length; seat++) {
        score += lineUp[seat] == LEARNER ? share(seat) : 0;
      }
    }
  }

  int seat() {
    return view.reader();
  }

  int mind() {
    return lineUp[view.reader()];
  }

  /** Writes what a critic may know of this decision. */
  void tell(VectorGames.HiddenArrays hidden, MemorySegment memory, long game) {
    hidden.write(memory, game, (CoupTable) table, lineUp, history);
  }

  float share(int seat) {
    return Seats.has(winners, seat) ? 1f / Seats.count(winners) : 0;
  }

  /** Fills the observation with the decision that is due. */
  void observe() {
    observation.write(view, history);
    Arrays.fill(observation.mask, (byte) 0);
    for (int place = 0; place < legal; place++) {
      observation.mask[actions[place]] = 1;
    }
  }
}
