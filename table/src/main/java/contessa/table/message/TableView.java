package contessa.table.message;

import org.jspecify.annotations.Nullable;

/**
 * All that one viewer may know of a table now. On the wire it is one object: the fields of the
 * public part, and then the viewer's own.
 *
 * @param view the game as this viewer may see it; absent before the first game
 */
public record TableView(
    EncodedOnce<PublicView> shared, You you, @Nullable GameJson view, @Nullable Decision decision) {

  public PublicView common() {
    return shared.value();
  }

  /** How many bytes of it are encoded before. */
  int known() {
    return shared.bytes().length + (view == null ? 0 : view.bytes().length);
  }
}
