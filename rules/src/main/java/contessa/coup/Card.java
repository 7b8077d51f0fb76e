package contessa.coup;

import module java.base;

/**
 * One card of the court: a character and, where the art tells copies apart, which copy (from 0).
 */
public record Card(Role role, int copy) implements Comparable<Card> {

  /** The most copies of a character that any number of players needs (R-BIG-02). */
  public static final int COPIES = 5;

  public static final List<Card> ALL =
      IntStream.range(0, Role.ALL.size() * COPIES)
          .mapToObj(i -> new Card(Role.of(i / COPIES), i % COPIES))
          .toList();

  public Card {
    if (copy < 0 || copy >= COPIES) {
      throw new IllegalArgumentException("there is no copy " + copy);
    }
  }

  /** The card with this number, see {@link #index}. */
  public static Card of(int index) {
    return ALL.get(index);
  }

  public static Card of(Role role, int copy) {
    return of(role.ordinal() * COPIES + copy);
  }

  /** The card's number, and its place in a set of cards. */
  public int index() {
    return role.ordinal() * COPIES + copy;
  }

  @Override
  public int compareTo(Card other) {
    return Integer.compare(index(), other.index());
  }
}
