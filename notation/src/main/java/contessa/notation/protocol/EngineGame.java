package contessa.notation.protocol;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/** The current game of an engine: its rules, its position, and all events so far. */
final class EngineGame {

  final GameNotation notation;
  final Rulebook rules;
  private final ScriptedChance chance;
  private final List<AddressedEvent> log = new ArrayList<>();
  private Position position;

  /**
   * A game that has just begun.
   *
   * @param given the position to begin with; null to deal
   * @param draws the acceptable members per coming draw
   */
  EngineGame(
      GameNotation notation,
      Rulebook rules,
      @Nullable JsonNode given,
      int first,
      SeededChance seeded,
      int[] draws) {
    this.notation = notation;
    this.rules = rules;
    chance = new ScriptedChance(seeded, draws);
    Outcome.Played start =
        given == null
            ? Position.deal(rules, first, chance)
            : notation.start(rules, given, first, chance);
    position = start.position();
    log.addAll(start.events());
  }

  Position position() {
    return position;
  }

  List<Event> heardBy(int reader) {
    List<Event> heard = new ArrayList<>(log.size());
    for (AddressedEvent told : log) {
      heard.add(told.heardBy(reader));
    }
    return heard;
  }

  /** A move that has been tried: its outcome, and the state of chance before it. */
  record Attempt(Outcome.Played played, ScriptedChance.Mark before) {}

  /** Tries a move. The game does not change until the attempt is {@linkplain #accept accepted}. */
  Attempt attempt(int seat, String text) {
    ScriptedChance.Mark before = chance.mark();
    chance.followScript(
        chance.hasScript() && notation.drawsAreScripted(position.view(Reader.SPECTATOR)));
    try {
      Outcome outcome = play(seat, text);
      return switch (outcome) {
        case Outcome.Played played -> new Attempt(played, before);
        case Outcome.Refused refused -> throw refusal(refused, seat, text);
      };
    } catch (RuntimeException e) {
      chance.resume(before);
      throw e;
    }
  }

  private Outcome play(int seat, String text) {
    Move move = position.toMove() == seat ? notation.move(rules, text) : null;
    if (move != null) {
      return position.play(seat, move, chance);
    }
    return position.over()
        ? Outcome.Refused.GAME_OVER
        : position.toMove() == seat ? Outcome.Refused.ILLEGAL_MOVE : Outcome.Refused.NOT_YOUR_TURN;
  }

  /** Uses only public information and the text itself, so it reveals nothing. */
  private Refusal refusal(Outcome.Refused why, int seat, String text) {
    String attempt = "seat " + seat + " cannot play " + Fields.quote(text) + " now: ";
    return switch (why) {
      case GAME_OVER -> new Refusal(Reason.GAME_OVER, attempt + "the game is over");
      case NOT_YOUR_TURN ->
          new Refusal(Reason.NOT_YOUR_TURN, attempt + "seat " + position.toMove() + " is to move");
      case ILLEGAL_MOVE -> new Refusal(Reason.ILLEGAL_MOVE, attempt + "it is not a legal move");
    };
  }

  JsonWriter writeView(String name, View view, JsonWriter json) {
    return json.field(name, view, notation::writeView);
  }

  void accept(Attempt attempt) {
    position = attempt.played.position();
    log.addAll(attempt.played.events());
  }

  void takeBack(Attempt attempt) {
    chance.resume(attempt.before);
  }

  /**
   * Seeded chance whose next draws can be fixed in advance. It can return to an earlier mark, for a
   * move that was tried and not accepted.
   */
  private static final class ScriptedChance implements Chance {

    private final SeededChance seeded;
    private final int[] script;
    private int next;
    private boolean scripted;

    /**
     * @param script the acceptable members per coming draw; the lowest is taken
     */
    ScriptedChance(SeededChance seeded, int[] script) {
      this.seeded = seeded;
      this.script = script;
    }

    record Mark(long seeded, int next) {}

    Mark mark() {
      return new Mark(seeded.mark(), next);
    }

    void resume(Mark mark) {
      seeded.resume(mark.seeded);
      next = mark.next;
    }

    boolean hasScript() {
      return next < script.length;
    }

    void followScript(boolean follow) {
      scripted = follow;
    }

    @Override
    public int below(int n) {
      return seeded.below(n);
    }

    @Override
    public int memberOf(int set) {
      if (!scripted || !hasScript()) {
        return seeded.memberOf(set);
      }
      int members = set & script[next];
      if (members == 0) {
        throw new Refusal(
            Reason.BAD_POSITION, "scripted draw " + (next + 1) + " is not in the deck");
      }
      next++;
      return Integer.lowestOneBit(members);
    }
  }
}
