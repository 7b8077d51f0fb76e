package contessa.notation.record;

import module java.base;

import contessa.game.Seats;

/**
 * The deal or a decision, with the draws it caused and what was noted about it.
 *
 * @param seat who decided; {@link Seats#NOBODY} for the deal
 * @param move in the notation of the game, {@link #DEAL} or {@link #LEAVE}; a part that the reader
 *     may not know is {@link #HIDDEN}
 * @param at milliseconds since the game began, or -1
 * @param draws every answer of chance, see {@link DrawTokens}; only in a record with all cards
 * @param seen what chance or a rule showed the reader; only in a record of one reader
 */
public record RecordStep(
    int seat,
    String move,
    DecidedBy by,
    long at,
    List<String> draws,
    List<SeenFact> seen,
    List<MixedMove> mix,
    List<SpokenLine> talk,
    List<String> notes)
    implements RecordStepWith {

  public static final String DEAL = "deal";

  /** The player leaves the game for good. */
  public static final String LEAVE = "leave";

  /** Stands for what the reader may not know. */
  public static final String HIDDEN = "?";

  public static final long NO_TIME = -1;

  public enum DecidedBy {
    PLAYER,
    /** A standing order of the player. */
    ORDER,
    STAND_IN,
    TIMEOUT
  }

  /** A move and how likely the bot was to play it, from 0 to 10,000. */
  public record MixedMove(String move, int share) {
    public static final int WHOLE = 10_000;

    public static MixedMove of(String move, double p) {
      return new MixedMove(move, (int) Math.round(p * WHOLE));
    }
  }

  public record SpokenLine(int seat, String text) {
    public SpokenLine {
      text = RecordFields.line(text);
    }
  }

  public RecordStep {
    draws = List.copyOf(draws);
    seen = List.copyOf(seen);
    mix = List.copyOf(mix);
    talk = List.copyOf(talk);
    notes = notes.stream().map(RecordFields::line).filter(note -> !note.isEmpty()).toList();
  }

  public static RecordStep deal(List<String> draws) {
    return of(Seats.NOBODY, DEAL).withDraws(draws);
  }

  public static RecordStep of(int seat, String move) {
    return new RecordStep(
        seat,
        move,
        DecidedBy.PLAYER,
        NO_TIME,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  public boolean isDeal() {
    return seat == Seats.NOBODY;
  }

  public RecordStep noting(String note) {
    List<String> all = new ArrayList<>(notes);
    all.add(note);
    return withNotes(all);
  }
}
