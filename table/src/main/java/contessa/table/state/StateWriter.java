package contessa.table.state;

import module java.base;

import contessa.table.message.Happening;

/**
 * Changes one part of a table's state, and tells the viewers who may learn of it; for {@link Fold}.
 */
abstract class StateWriter {

  final TableState state;
  private final Consumer<TableDisclosure> disclosures;

  StateWriter(TableState state, Consumer<TableDisclosure> disclosures) {
    this.state = state;
    this.disclosures = disclosures;
  }

  void takeOver(int seat) {
    state.question = state.question == null ? null : state.question.takenOver(seat);
  }

  void setSeat(int number, Seat seat) {
    List<Seat> changed = new ArrayList<>(state.seats);
    changed.set(number, seat);
    state.seats = List.copyOf(changed);
  }

  void mapSeat(int number, UnaryOperator<Seat> change) {
    setSeat(number, change.apply(state.seat(number)));
  }

  void mapConduct(int seat, UnaryOperator<PlayerConduct> change) {
    List<PlayerConduct> changed = new ArrayList<>(state.conduct);
    changed.set(seat, change.apply(changed.get(seat)));
    state.conduct = List.copyOf(changed);
  }

  void tellAll(Happening happening) {
    disclosures.accept(new TableDisclosure.ToAll(happening));
  }

  void tellOwner(int seat) {
    String player = state.seat(seat).player();
    if (player != null) {
      disclosures.accept(new TableDisclosure.ViewChanged(player));
    }
  }

  void disclose(TableDisclosure disclosure) {
    disclosures.accept(disclosure);
  }

  static <K, V> Map<K, V> with(Map<K, V> map, K key, V value) {
    Map<K, V> changed = new HashMap<>(map);
    changed.put(key, value);
    return Map.copyOf(changed);
  }

  static Set<String> changed(Set<String> all, String one, boolean contained) {
    Set<String> changed = new HashSet<>(all);
    if (contained ? changed.add(one) : changed.remove(one)) {
      return Set.copyOf(changed);
    }
    return all;
  }
}
