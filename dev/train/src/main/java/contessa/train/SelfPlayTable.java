package contessa.train;

import contessa.bots.net.Encoder;
import contessa.bots.net.History;
import contessa.bots.net.Outputs;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.EventSink;
import contessa.game.Seats;
import contessa.game.SeededChance;
import java.util.Arrays;

/**
 * An endless series of games at one table. It stops at every real decision, writes it down as a
 * row, and goes on when it is told the output to play. Decisions with one answer are played at
 * once.
 */
public final class SelfPlayTable {

  private final GameSource source;
  private final SeatAssignment seating;
  private final SeededChance chance;
  private final int mostRounds;
  private final RowLayout layout;
  private final History history;
  private final EventSink sink;
  private final Encoder encoder = new Encoder();
  private final ScriptedSeat script = new ScriptedSeat();
  private final Outputs outputs;
  private final byte[] minds = new byte[CoupRules.MOST_PLAYERS];
  private final byte[][] distortions = new byte[CoupRules.MOST_PLAYERS][Distortion.SIZE];
  private final byte[] shares = new byte[CoupRules.MOST_PLAYERS];
  private CoupTable table;
  private boolean ended;
  private int won;
  private int fairShare;
  private int turns;

  SelfPlayTable(
      CoupRules some,
      GameSource source,
      SeatAssignment seating,
      RowLayout layout,
      int mostRounds,
      SeededChance chance) {
    this.source = source;
    this.seating = seating;
    this.layout = layout;
    this.mostRounds = mostRounds;
    this.chance = chance;
    history = new History(some);
    sink = history::hearAll;
    outputs = new Outputs(layout.slots());
    table = deal();
    goOn(0);
    ended = false;
    turns = 0;
  }

  private CoupTable deal() {
    CoupTable dealt = source.deal(history, sink, chance);
    seating.seat(dealt.seats(), minds, distortions, chance);
    return dealt;
  }

  /** Plays this output and goes on to the next decision. */
  void play(int output) {
    int code = outputs.code(output);
    if (code < 0) {
      throw new IllegalArgumentException("output " + output + " is not legal");
    }
    ended = false;
    int turn = table.turn();
    table.play(code, chance, sink);
    goOn(turn);
  }

  private void goOn(int since) {
    int turn = since;
    while (true) {
      if (table.over() || table.turn() > mostRounds * table.seats()) {
        end();
        table = deal();
        turn = 0;
      } else if (table.choiceCount() == 1) {
        table.play(table.choice(0), chance, sink);
      } else {
        int seat = table.toMove();
        boolean scripted = minds[seat] == SeatMind.SCRIPTED.ordinal();
        if (scripted && ScriptedSeat.mayChallenge(table)) {
          boolean challenges = ScriptedSeat.challenges(table, seat, distortions[seat], chance);
          table.play(challenges ? CoupCodes.CHALLENGE : CoupCodes.PASS, chance, sink);
          continue;
        }
        CoupView view = table.view(seat);
        outputs.read(view);
        int output = outputs.first();
        if (outputs.legal() > 1) {
          if (!scripted) {
            break;
          }
          output = script.choose(view, outputs, distortions[seat], chance);
        }
        table.play(outputs.code(output), chance, sink);
      }
    }
    turns = table.turn() - turn;
  }

  /** The winner takes all; a game that goes on too long is shared by those still in it. */
  private void end() {
    if (ended) {
      return; // a game between scripts alone: the row tells of the last decision's game
    }
    ended = true;
    int winners = table.over() ? table.winners() : table.living();
    Arrays.fill(shares, (byte) 0);
    won = 0;
    int learners = 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      int share = Seats.has(winners, seat) ? RowLayout.WHOLE / Seats.count(winners) : 0;
      boolean learns = minds[seat] == SeatMind.CURRENT.ordinal();
      shares[seat] = (byte) share;
      won += learns ? share : 0;
      learners += learns ? 1 : 0;
    }
    fairShare = RowLayout.WHOLE * learners / table.seats();
  }

  /** Writes down the decision that the table waits for. */
  void write(byte[] row) {
    int me = table.toMove();
    int seats = table.seats();
    CoupView view = table.view(me);
    encoder.encode(history, view, row, 0, layout.slots());
    int hands = layout.hands();
    Arrays.fill(row, hands, row.length, (byte) 0);
    for (int slot = 0; slot < seats; slot++) {
      int down = table.down((me + slot) % seats);
      for (int role = 0; role < RowLayout.ROLES; role++) {
        row[hands++] = (byte) (Encoder.ONE * Integer.bitCount(down & Cards.copiesOf(role)));
      }
    }
    int at = layout.parts();
    row[at++] = (byte) encoder.actorSlot();
    row[at++] = (byte) encoder.claimantSlot();
    row[at++] = (byte) encoder.targetSlot();
    row[at] = (byte) encoder.nextSlot();
    at = layout.legal();
    for (int output = 0; output < outputs.size(); output++) {
      row[at++] = (byte) (outputs.allows(output) ? 1 : 0);
    }
    row[layout.mind()] = minds[me];
    System.arraycopy(distortions[me], 0, row, layout.distortion(), Distortion.SIZE);
    row[layout.seat()] = (byte) me;
    row[layout.seats()] = (byte) seats;
    row[layout.ended()] = (byte) (ended ? 1 : 0);
    System.arraycopy(shares, 0, row, layout.shares(), shares.length);
    row[layout.turns()] = (byte) Math.min(turns, Byte.MAX_VALUE);
    for (int slot = 0; slot < seats; slot++) {
      row[layout.minds() + slot] = minds[(me + slot) % seats];
      history.writeConduct((me + slot) % seats, row, layout.conduct() + slot * History.CONDUCT);
    }
    row[layout.won()] = (byte) won;
    row[layout.fairShare()] = (byte) fairShare;
  }
}
