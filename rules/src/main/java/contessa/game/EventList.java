package contessa.game;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A sink that collects its events in a list. Most moves cause at most two, so two fit without an
 * array.
 */
final class EventList extends AbstractList<AddressedEvent> implements EventSink, RandomAccess {

  private static final AddressedEvent[] NONE = {};
  private static final int AT_FIRST = 4;

  private @Nullable AddressedEvent first;
  private @Nullable AddressedEvent second;
  private AddressedEvent[] more = NONE;
  private int count;

  @Override
  public void tell(AddressedEvent told) {
    if (count == 0) {
      first = told;
    } else if (count == 1) {
      second = told;
    } else {
      tellMore(told, count - 2);
    }
    count++;
  }

  private void tellMore(AddressedEvent told, int place) {
    if (place == 0) {
      more = new AddressedEvent[AT_FIRST];
    } else if (place == more.length) {
      more = Arrays.copyOf(more, 2 * place);
    }
    more[place] = told;
  }

  @Override
  public AddressedEvent get(int n) {
    Objects.checkIndex(n, count);
    AddressedEvent told = n == 0 ? first : n == 1 ? second : more[n - 2];
    return Objects.requireNonNull(told);
  }

  @Override
  public int size() {
    return count;
  }
}
