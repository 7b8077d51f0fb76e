package contessa.notation.record;

import contessa.game.Seats;
import java.util.List;

/**
 * One thing that a reader saw and that no move says.
 *
 * @param seat whose it is; {@link Seats#NOBODY} for the table
 * @param count how many there are, if the reader sees no more than that; else -1
 * @param items cards, numbers of goods, or loot
 */
public record SeenFact(Kind kind, int seat, int count, List<String> items) {

  /** What was seen. The signs are those of the text. */
  public enum Kind {
    /** Cards from the court. */
    DREW(':', false),
    /** Cards turned face up. */
    LOST('-', false),
    /** Cards shown to all and taken back. */
    SHOWN('=', false),
    /** Cubes of each good. */
    GAINED('+', true),
    /** Secret cards of each good. */
    SECRETS('!', true),
    /** The loot under each location. */
    OPEN('|', false);

    private final char sign;
    private final boolean numbers;

    Kind(char sign, boolean numbers) {
      this.sign = sign;
      this.numbers = numbers;
    }

    public char sign() {
      return sign;
    }

    /** Whether the items are numbers. */
    public boolean numbers() {
      return numbers;
    }
  }

  public SeenFact {
    items = List.copyOf(items);
  }

  static SeenFact of(Kind kind, int seat, List<String> items) {
    return new SeenFact(kind, seat, -1, items);
  }

  static SeenFact count(Kind kind, int seat, int count) {
    return new SeenFact(kind, seat, count, List.of());
  }
}
