package contessa.royal;

import java.util.List;

/**
 * The fame card for one number of players.
 *
 * @param places per good in order, the fame of the first place, the second, and so on
 */
public record FameCard(List<List<Integer>> places) {

  static final int MOST = 99;

  public FameCard {
    places = places.stream().map(List::copyOf).toList();
    if (places.size() != Good.ALL.size()) {
      throw new IllegalArgumentException("a fame card has a row for each of the four goods");
    }
    int players = places.getFirst().size();
    for (List<Integer> row : places) {
      if (row.size() != players) {
        throw new IllegalArgumentException("the rows of a fame card are equally long");
      }
      for (int place = 0; place < players; place++) {
        if (row.get(place) < 0 || row.get(place) > MOST) {
          throw new IllegalArgumentException("a place is worth 0 to " + MOST + " fame");
        }
        if (place > 0 && row.get(place) > row.get(place - 1)) {
          throw new IllegalArgumentException("no place is worth more than the one before it");
        }
      }
    }
  }

  public int players() {
    return places.getFirst().size();
  }

  int[][] table() {
    return places.stream()
        .map(row -> row.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }
}
