package contessa.notation.record;

import module java.base;

import contessa.game.Rulebook;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is known before the first card.
 *
 * @param options the options as JSON; a file from before an option existed keeps its own text
 * @param first the seat that begins, where the game has one
 * @param reader whose view the record holds, see {@link contessa.game.Reader}
 * @param players by seat
 * @param tags anything else, such as a date, in the order given
 * @param commitment null if the deal cannot be checked
 */
public record RecordHeader(
    Rulebook rules,
    String options,
    int first,
    int reader,
    List<RecordedPlayer> players,
    Map<String, String> tags,
    @Nullable DealCommitment commitment)
    implements RecordHeaderWith {

  /** Names of tags: two letters at least, since single letters are seats. */
  public static final Pattern TAG = Pattern.compile("[A-Z][A-Za-z]{1,30}");

  public RecordHeader {
    players = List.copyOf(players);
    Map<String, String> copy = new LinkedHashMap<>();
    tags.forEach((name, value) -> copy.put(name, RecordFields.line(value)));
    tags = Collections.unmodifiableMap(copy);
  }

  public RecordHeader(
      Rulebook rules,
      int first,
      int reader,
      List<RecordedPlayer> players,
      Map<String, String> tags,
      @Nullable DealCommitment commitment) {
    this(rules, RecordFields.options(rules), first, reader, players, tags, commitment);
  }
}
