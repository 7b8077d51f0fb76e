package contessa.table.message;

import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * The options of a table.
 *
 * @param game {@code coup} or {@code royal}
 * @param rules the game's own options, in its notation
 * @param seats the number of seats, 2 to 10
 * @param open whether the table is in the public list
 * @param strict whether the table never shows who has yet to answer
 * @param memoryAid whether clients may show who claimed what
 * @param watchers whether spectators may watch
 * @param programs whether players' programs may take seats
 * @param reveal whether the secret of the deal is shown at the end
 * @param language the table's language in the public list, a two-letter code
 * @param ghosts whether eliminated players may see all cards but no longer chat; false if absent
 * @param begins the seat that begins the first game; drawn by lot if absent or free
 * @param party at a party, which is shown on a big screen: the number of games after which the wins
 *     start again at 0
 */
public record TableOptions(
    String game,
    @Nullable JsonNode rules,
    int seats,
    boolean open,
    Clock clock,
    Talk talk,
    boolean strict,
    boolean memoryAid,
    boolean watchers,
    boolean programs,
    boolean reveal,
    @Nullable String language,
    @Nullable Boolean ghosts,
    @Nullable Integer begins,
    @Nullable Integer party) {

  public static final int FEWEST_SEATS = 2;
  public static final int MOST_SEATS = 10;
  public static final int LONGEST_PARTY = 9;

  public TableOptions {
    // An absent node is read back as a JSON null.
    rules = rules != null && rules.isNull() ? null : rules;
    checkLanguage(language);
  }

  public static void checkLanguage(@Nullable String language) {
    if (language != null && !language.matches("[a-z]{2}")) {
      throw new IllegalArgumentException("language is a two-letter code");
    }
  }

  /** Whether eliminated players may see all cards. */
  public boolean letsGhostsIn() {
    return ghosts != null && ghosts;
  }

  /** The usual options of a private table, to be changed before {@link Builder#build}. */
  public static Builder builder(String game, int seats) {
    return new Builder(game, seats);
  }

  /** Collects options by name. */
  public static final class Builder {
    private final String game;
    private final int seats;
    private @Nullable JsonNode rules;
    private boolean open;
    private Clock clock = Clock.STANDARD;
    private Talk talk = Talk.CHAT;
    private boolean strict;
    private boolean memoryAid = true;
    private boolean watchers = true;
    private boolean programs;
    private boolean reveal = true;
    private @Nullable String language;
    private @Nullable Boolean ghosts;
    private @Nullable Integer begins;

    private Builder(String game, int seats) {
      this.game = game;
      this.seats = seats;
    }

    public Builder rules(JsonNode value) {
      rules = value;
      return this;
    }

    public Builder open(boolean value) {
      open = value;
      return this;
    }

    public Builder clock(Clock value) {
      clock = value;
      return this;
    }

    public Builder talk(Talk value) {
      talk = value;
      return this;
    }

    public Builder strict(boolean value) {
      strict = value;
      return this;
    }

    public Builder memoryAid(boolean value) {
      memoryAid = value;
      return this;
    }

    public Builder watchers(boolean value) {
      watchers = value;
      return this;
    }

    public Builder programs(boolean value) {
      programs = value;
      return this;
    }

    public Builder reveal(boolean value) {
      reveal = value;
      return this;
    }

    public Builder language(@Nullable String value) {
      language = value;
      return this;
    }

    public Builder ghosts(boolean value) {
      ghosts = value;
      return this;
    }

    public Builder begins(@Nullable Integer value) {
      begins = value;
      return this;
    }

    public TableOptions build() {
      return new TableOptions(
          game, rules, seats, open, clock, talk, strict, memoryAid, watchers, programs, reveal,
          language, ghosts, begins, null);
    }
  }
}
