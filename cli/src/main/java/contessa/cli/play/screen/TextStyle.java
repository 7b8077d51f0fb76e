package contessa.cli.play.screen;

import contessa.coup.Role;
import contessa.royal.Good;

/** The style of a piece of text. Colour alone never carries information. */
public enum TextStyle {
  PLAIN(""),
  BOLD("1"),
  DIM("2"),
  YOU("1;36"),
  ALERT("1;33"),
  COIN("33"),
  RED("31"),
  GREEN("32"),
  YELLOW("33"),
  BLUE("94"),
  MAGENTA("35"),
  CYAN("36");

  private final String code;

  TextStyle(String code) {
    this.code = code;
  }

  /** The text wrapped in the terminal's codes for this style. */
  String paint(String text) {
    return code.isEmpty() || text.isBlank() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
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
