package contessa.notation.record;

/**
 * A player at the table.
 *
 * @param bot the kind of bot; empty for a person
 */
public record RecordedPlayer(String name, String bot) {

  public RecordedPlayer {
    name = RecordFields.line(name);
    bot = RecordFields.line(bot);
  }
}
