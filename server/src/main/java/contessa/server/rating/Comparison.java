package contessa.server.rating;

import module java.base;

import contessa.rating.PlackettLuce;
import contessa.rating.Rating;
import contessa.table.player.PlayerIds;
import contessa.table.state.GameResult;
import contessa.table.state.PlayerConduct;

/**
 * The result of a game among its rated players: the winner first, the rest tied. Leaving the others
 * out is sound: in the Plackett-Luce model, which of some players wins, given that one of them
 * does, does not depend on anyone else.
 *
 * @param compared empty if the game says nothing about them
 */
record Comparison(List<Compared> compared) {

  /**
   * A compared player.
   *
   * @param place 1 or 2
   * @param won whether the game was won, and not by a stand-in
   */
  record Compared(String player, int place, boolean won) {}

  /** The seat of a compared player. */
  private record Seated(PlayerConduct conduct, boolean first) {}

  /**
   * Compares the players of one kind who were rated when the game began.
   *
   * @param programs whether to compare programs rather than people
   */
  static Comparison of(GameResult game, Set<String> rated, boolean programs) {
    List<Seated> seated = new ArrayList<>();
    for (int seat = 0; seat < game.conduct().size(); seat++) {
      PlayerConduct conduct = game.conduct().get(seat);
      if (rated.contains(conduct.player())
          && PlayerIds.isProgram(conduct.player()) == programs
          && conduct.stay() != PlayerConduct.Stay.KICKED) {
        seated.add(new Seated(conduct, game.isWonBy(seat)));
      }
    }
    boolean oneWon = seated.stream().anyMatch(Seated::first);
    boolean oneWonThere = seated.stream().anyMatch(one -> one.first && one.conduct.attended());
    boolean oneWasThere = seated.stream().anyMatch(one -> one.conduct.attended());
    if (seated.size() < 2 || !oneWon || !oneWasThere) {
      return new Comparison(List.of());
    }
    List<Compared> compared = new ArrayList<>();
    for (Seated one : seated) {
      boolean there = one.conduct.attended();
      boolean won = there && one.first;
      // If a stand-in won, the players who stayed did better than those who did not.
      int place = won || (there && !oneWonThere) ? 1 : 2;
      compared.add(new Compared(one.conduct.player(), place, won));
    }
    return new Comparison(compared);
  }

  /** The new ratings, given the ratings before the game. */
  List<Rating> after(List<Rating> before) {
    Rating[] drifted =
        before.stream().map(rating -> rating.drifted(Rating.TAU)).toArray(Rating[]::new);
    int[] places = compared.stream().mapToInt(Compared::place).toArray();
    return List.of(PlackettLuce.rate(drifted, places));
  }
}
