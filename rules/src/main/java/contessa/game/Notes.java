package contessa.game;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;

/** A herald that writes down what it hears; the notes are the list. */
final class Notes extends AbstractList<Told> implements Herald, RandomAccess {

  private static final int USUAL = 3;

  private Told[] heard = new Told[USUAL];
  private int count;

  @Override
  public void tell(Told told) {
    if (count == heard.length) {
      heard = Arrays.copyOf(heard, 2 * count);
    }
    heard[count++] = told;
  }

  @Override
  public Told get(int n) {
    return heard[Objects.checkIndex(n, count)];
  }

  @Override
  public int size() {
    return count;
  }
}
