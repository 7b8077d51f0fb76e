package contessa.notation.record.text;

import contessa.notation.record.RecordStep;
import contessa.notation.record.SeatLetters;
import java.util.Locale;

/** The signs of Coup Royal. Locations are in lower case, so that they do not look like seats. */
final class RoyalSigns implements SignTable {

  private static final String PLAN = "plan ";
  private static final String TAKE = "take ";
  private static final String TRADE = "trade ";
  private static final String STOP = "stop";
  private static final String THIEF = "thief=";
  private static final String SNITCH = " snitch=";

  private final int seats;

  RoyalSigns(int seats) {
    this.seats = seats;
  }

  @Override
  public boolean startsLine(RecordStep step) {
    return step.seat() == 0 && step.move().startsWith(PLAN);
  }

  @Override
  public String write(int seat, String move) {
    char letter = SeatLetters.of(seat);
    if (move.startsWith(PLAN)) {
      return "@" + letter + ":" + plan(move.substring(PLAN.length()));
    }
    if (move.startsWith(TAKE)) {
      return "+" + letter + ":" + CardSigns.GOODS.write(move.substring(TAKE.length()));
    }
    if (move.startsWith(TRADE)) {
      String[] words = move.split(" ", -1);
      return "&"
          + letter
          + ">"
          + SeatLetters.of(Integer.parseInt(words[1]))
          + ":"
          + CardSigns.GOODS.write(words[2])
          + "/"
          + CardSigns.GOODS.write(words[3]);
    }
    if (move.equals(STOP)) {
      return "." + letter;
    }
    throw new IllegalArgumentException("no sign stands for '" + move + "'");
  }

  private static String plan(String plan) {
    return plan.equals(RecordStep.HIDDEN)
        ? plan
        : plan.substring(THIEF.length()).replace(SNITCH, "/").toLowerCase(Locale.ROOT);
  }

  @Override
  public RecordStep read(TextCursor in, boolean first) {
    if (in.takeIf('@')) {
      int seat = in.seat(seats);
      in.expect(':');
      return RecordStep.of(seat, PLAN + plan(in));
    }
    if (in.takeIf('+')) {
      int seat = in.seat(seats);
      in.expect(':');
      return RecordStep.of(seat, TAKE + CardSigns.GOODS.read(in));
    }
    if (in.takeIf('&')) {
      return trade(in);
    }
    if (in.takeIf('.')) {
      return RecordStep.of(in.seat(seats), STOP);
    }
    throw in.problem("@ + & or ., or the number of a round");
  }

  private static String plan(TextCursor in) {
    if (in.takeIf('?')) {
      return RecordStep.HIDDEN;
    }
    String thief = letters(in);
    in.expect('/');
    return THIEF + thief + SNITCH + letters(in);
  }

  private static String letters(TextCursor in) {
    String letters = in.takeWhile(c -> c >= 'a' && c <= 'h');
    if (letters.isEmpty()) {
      throw in.problem("a location from a to h");
    }
    return letters.toUpperCase(Locale.ROOT);
  }

  private RecordStep trade(TextCursor in) {
    int seat = in.seat(seats);
    in.expect('>');
    int with = in.seat(seats);
    in.expect(':');
    String taken = CardSigns.GOODS.read(in);
    in.expect('/');
    return RecordStep.of(seat, TRADE + with + " " + taken + " " + CardSigns.GOODS.read(in));
  }
}
