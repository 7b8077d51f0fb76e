package contessa.notation.record;

import module java.base;

/**
 * A record from a file, with the places of its parts for messages.
 *
 * @param places of each step, and last of the end
 */
public record ReadRecord(GameRecord game, List<Place> places) {

  public record Place(int line, int column) {
    public RecordProblem expected(String what) {
      return new RecordProblem(line, column, "expected " + what);
    }
  }

  public ReadRecord {
    places = List.copyOf(places);
  }

  public static ReadRecord unplaced(GameRecord game) {
    return new ReadRecord(game, Collections.nCopies(game.steps().size() + 1, new Place(1, 1)));
  }

  /**
   * The moments of the game.
   *
   * @throws RecordProblem with its place
   */
  public List<Reexecution.Moment> moments() {
    Place[] now = {places.getFirst()};
    try {
      return Reexecution.of(game, n -> now[0] = places.get(n));
    } catch (RecordProblem problem) {
      throw problem.at(now[0]);
    }
  }
}
