package contessa.server.wire;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Wants to play soon: at an open public table, or at a new one whose free seats bots take. What is
 * absent does not matter to the player.
 *
 * @param edition the edition's word in the rules, {@code royal} for Coup Royal
 * @param seats how many seats a new table gets
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
    Objects.requireNonNull(name, "name");
    TableOptions.checkLanguage(language);
  }
}
