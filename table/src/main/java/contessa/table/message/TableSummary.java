package contessa.table.message;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A table in the public list.
 *
 * @param edition the edition's word in the rules, {@code royal} for Coup Royal
 * @param winners the names of the winners of the game that has just ended; absent otherwise
 * @param fillsAt when bots take the free seats and the game starts, at a quick-match table
 */
public record TableSummary(
    String table,
    Stage stage,
    String game,
    String edition,
    List<String> players,
    int bots,
    int seats,
    int free,
    boolean locked,
    Clock clock,
    Talk talk,
    boolean watchers,
    boolean programs,
    @Nullable String language,
    long since,
    @Nullable List<String> winners,
    @Nullable Long fillsAt) {

  public static final Comparator<TableSummary> NEWEST_FIRST =
      Comparator.comparingLong(TableSummary::since).reversed().thenComparing(TableSummary::table);
}
