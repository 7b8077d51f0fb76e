package contessa.table.message;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that one viewer may know of a table now. On the wire it is one object: the fields of the
 * public part, and then the viewer's own.
 *
 * @param shared the part that all viewers see
 * @param view the game as this viewer may see it; absent before the first game
 * @param decision the question the viewer can answer now
 */
public record TableView(
    EncodedOnce<PublicView> shared, You you, @Nullable GameJson view, @Nullable Decision decision) {

  public Stage stage() {
    return shared.value().stage();
  }

  public int game() {
    return shared.value().game();
  }

  public TableOptions options() {
    return shared.value().options();
  }

  public List<SeatView> seats() {
    return shared.value().seats();
  }

  public @Nullable Asking asking() {
    return shared.value().asking();
  }

  public String table() {
    return shared.value().table();
  }

  public String code() {
    return shared.value().code();
  }

  public boolean locked() {
    return shared.value().locked();
  }

  public List<RuleLine> rules() {
    return shared.value().rules();
  }

  public String commitment() {
    return shared.value().commitment();
  }

  public @Nullable String secret() {
    return shared.value().secret();
  }

  public @Nullable List<Integer> winners() {
    return shared.value().winners();
  }

  public @Nullable Integer speed() {
    return shared.value().speed();
  }

  public @Nullable Long fillsAt() {
    return shared.value().fillsAt();
  }

  /** How many bytes of it are encoded before. */
  int known() {
    return shared.bytes().length + (view == null ? 0 : view.bytes().length);
  }
}
