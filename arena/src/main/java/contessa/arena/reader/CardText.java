package contessa.arena.reader;

import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.Role;
import java.util.Locale;

/** Cards by name as bit sets: every copy of {@code Duke}, or {@code Duke#2} alone. */
final class CardText {

  private CardText() {}

  static int bits(String name) {
    int sign = name.indexOf('#');
    Role role = Role.valueOf((sign < 0 ? name : name.substring(0, sign)).toUpperCase(Locale.ROOT));
    return sign < 0
        ? Cards.copiesOf(role.ordinal())
        : 1 << Card.of(role, Integer.parseInt(name.substring(sign + 1)) - 1).index();
  }
}
