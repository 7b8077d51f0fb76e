package contessa.server.message;

import contessa.table.message.Clock;
import contessa.table.message.TableOptions;
import org.jspecify.annotations.Nullable;

/**
 * A request for a quick match: at an open public table, or at a new one whose free seats bots take.
 * Absent fields are left to the server.
 *
 * @param edition the edition's word in the rules, {@code royal} for Coup Royal
 * @param seats the number of seats of a new table
 * @param bot the kind of bot that takes the free seats of a new table
 */
public record QuickMatch(
    String name,
    @Nullable String edition,
    @Nullable Clock clock,
    @Nullable String language,
    @Nullable Integer seats,
    @Nullable String bot) {
  public QuickMatch {
    TableOptions.checkLanguage(language);
  }
}
