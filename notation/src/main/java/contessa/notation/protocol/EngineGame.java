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
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/** A game of an engine: its rules, its position, and all events so far. A move makes a new one. */
record EngineGame(
    GameNotation notation,
    Rulebook rules,
    Position position,
    List<AddressedEvent> log,
    ScriptedChance chance) {

  /**
   * A game that has just begun.
   *
   * @param given the position to begin with; null to deal
   * @param draws the acceptable members per coming draw
   */
  static EngineGame start(
      GameNotation notation,
      Rulebook rules,
      @Nullable JsonNode given,
      int first,
      SeededChance seeded,
      int[] draws) {
    ScriptedChance chance = new ScriptedChance(seeded, draws, 0, false);
    Outcome.Played start =
        given == null
            ? Position.deal(rules, first, chance)
            : notation.start(rules, given, first, chance);
    return new EngineGame(notation, rules, start.position(), start.events(), chance);
  }

  List<Event> heardBy(int reader) {
    return log.stream().map(told -> told.heardBy(reader)).toList();
  }

  /** The game after this move; this one stays as it is. */
  EngineGame after(int seat, String text) {
    boolean follow =
        chance.next < chance.script.length
            && notation.drawsAreScripted(position.view(Reader.SPECTATOR));
    ScriptedChance draws =
        new ScriptedChance(chance.seeded.copy(), chance.script, chance.next, follow);
    Move move = position.toMove() == seat ? notation.move(rules, text) : null;
    return switch (move == null ? refused(seat) : position.play(seat, move, draws)) {
      case Outcome.Played played -> {
        List<AddressedEvent> all = new ArrayList<>(log);
        all.addAll(played.events());
        yield new EngineGame(notation, rules, played.position(), all, draws);
      }
      case Outcome.Refused why -> throw refusal(why, seat, text);
    };
  }

  private Outcome refused(int seat) {
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

  JsonWriter writeView(String name, int reader, JsonWriter json) {
    return json.field(name, position.view(reader), notation::writeView);
  }

  /** Seeded chance whose next draws can be fixed in advance. */
  static final class ScriptedChance implements Chance {

    private final SeededChance seeded;
    private final int[] script;
    private int next;
    private final boolean scripted;

    /**
     * @param script the acceptable members per draw; the lowest is taken
     * @param scripted whether the draws of this move follow it
     */
    private ScriptedChance(SeededChance seeded, int[] script, int next, boolean scripted) {
      this.seeded = seeded;
      this.script = script;
      this.next = next;
      this.scripted = scripted;
    }

    @Override
    public int below(int n) {
      return seeded.below(n);
    }

    @Override
    public int memberOf(int set) {
      if (!scripted || next == script.length) {
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
