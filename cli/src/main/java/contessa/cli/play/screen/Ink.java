package contessa.cli.play.screen;

import contessa.coup.Role;
import contessa.royal.Good;

/** How a piece of text is coloured. Nothing is said by colour alone. */
public enum Ink {
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

  Ink(String code) {
    this.code = code;
  }

  /** The text with the terminal's codes for this colour around it. */
  String paint(String text) {
    return code.isEmpty() || text.isBlank() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }

  static Ink of(Role role) {
    return switch (role) {
      case DUKE -> MAGENTA;
      case ASSASSIN -> PLAIN;
      case CAPTAIN -> BLUE;
      case AMBASSADOR -> GREEN;
      case INQUISITOR -> YELLOW;
      case CONTESSA -> RED;
    };
  }

  static Ink of(Good good) {
    return switch (good) {
      case INFORMATION -> BLUE;
      case ARTWORKS -> GREEN;
      case JEWELLERY -> RED;
      case GOLD -> YELLOW;
    };
  }
}
