package contessa.server.rating;

import contessa.rating.PlackettLuce;
import contessa.rating.Rating;
import contessa.server.player.PlayerIds;
import contessa.server.table.state.GameResult;
import contessa.server.table.state.PlayerConduct;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What a game says about some of its players: the winner first, the rest tied. That the others are
 * left out changes nothing: in the model of Plackett and Luce, who wins among some of the players,
 * given that one of them does, depends on nobody else.
 *
 * @param compared none if nothing is learnt
 */
record Comparison(List<Compared> compared) {

  /**
   * One of them.
   *
   * @param place 1 or 2
   * @param won whether the game was won, and not by a stand-in
   */
  record Compared(String player, int place, boolean won) {}

  /** A seat of somebody who is compared. */
  private record Seated(PlayerConduct conduct, boolean first) {}

  /**
   * Of those of one kind who were rated when the game began.
   *
   * @param programs whether programs are compared, or people
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
      // Where a stand-in won, those who stayed did better than who did not.
      int place = won || (there && !oneWonThere) ? 1 : 2;
      compared.add(new Compared(one.conduct.player(), place, won));
    }
    return new Comparison(compared);
  }

  /** The ratings after the game of those who had these before it. */
  List<Rating> after(List<Rating> before) {
    Rating[] drifted =
        before.stream().map(rating -> rating.drifted(Rating.TAU)).toArray(Rating[]::new);
    int[] places = compared.stream().mapToInt(Compared::place).toArray();
    return List.of(PlackettLuce.rate(drifted, places));
  }
}
