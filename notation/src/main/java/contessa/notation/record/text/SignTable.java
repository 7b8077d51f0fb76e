package contessa.notation.record.text;

import contessa.notation.record.RecordStep;

/** The signs of one game: each move as a short token in no language, and back. */
interface SignTable {

  static SignTable of(contessa.game.Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> new CoupSigns(rules.seats());
      case ROYAL -> new RoyalSigns(rules.seats());
    };
  }

  /** Whether a new line with a number begins with this step. */
  boolean startsLine(RecordStep step);

  String write(int seat, String move);

  /** Reads the token of a step; {@code first} if it stands behind the number of a line. */
  RecordStep read(TextCursor in, boolean first);
}
