package contessa.cli.play.screen;

import static org.jline.utils.AttributedStyle.DEFAULT;

import contessa.coup.Role;
import contessa.royal.Good;
import org.jline.utils.AttributedStyle;

/** The style of a piece of text. Colour alone never carries information. */
public enum TextStyle {
  PLAIN(DEFAULT),
  BOLD(DEFAULT.bold()),
  DIM(DEFAULT.faint()),
  YOU(DEFAULT.bold().foreground(AttributedStyle.CYAN)),
  ALERT(DEFAULT.bold().foreground(AttributedStyle.YELLOW)),
  COIN(DEFAULT.foreground(AttributedStyle.YELLOW)),
  RED(DEFAULT.foreground(AttributedStyle.RED)),
  GREEN(DEFAULT.foreground(AttributedStyle.GREEN)),
  YELLOW(DEFAULT.foreground(AttributedStyle.YELLOW)),
  BLUE(DEFAULT.foreground(AttributedStyle.BLUE + AttributedStyle.BRIGHT)),
  MAGENTA(DEFAULT.foreground(AttributedStyle.MAGENTA)),
  CYAN(DEFAULT.foreground(AttributedStyle.CYAN));

  final AttributedStyle style;

  TextStyle(AttributedStyle style) {
    this.style = style;
  }

  static TextStyle of(Role role) {
    return switch (role) {
      case DUKE -> MAGENTA;
      case ASSASSIN -> PLAIN;
      case CAPTAIN -> BLUE;
      case AMBASSADOR -> GREEN;
      case INQUISITOR -> YELLOW;
      case CONTESSA -> RED;
    };
  }

  static TextStyle of(Good good) {
    return switch (good) {
      case INFORMATION -> BLUE;
      case ARTWORKS -> GREEN;
      case JEWELLERY -> RED;
      case GOLD -> YELLOW;
    };
  }
}
