package contessa.game;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * A herald that writes down what it hears; the notes are the list. Of most moves there is no more
 * to tell than the first two places hold.
 */
final class Notes extends AbstractList<Told> implements Herald, RandomAccess {

  private static final Told[] NONE = {};
  private static final int AT_FIRST = 4;

  private @Nullable Told first;
  private @Nullable Told second;
  private Told[] more = NONE;
  private int count;

  @Override
  public void tell(Told told) {
    if (count == 0) {
      first = told;
    } else if (count == 1) {
      second = told;
    } else {
      tellMore(told, count - 2);
    }
    count++;
  }

  private void tellMore(Told told, int place) {
    if (place == 0) {
      more = new Told[AT_FIRST];
    } else if (place == more.length) {
      more = Arrays.copyOf(more, 2 * place);
    }
    more[place] = told;
  }

  @Override
  public Told get(int n) {
    Objects.checkIndex(n, count);
    Told told = n == 0 ? first : n == 1 ? second : more[n - 2];
    return Objects.requireNonNull(told);
  }

  @Override
  public int size() {
    return count;
  }
}
