package contessa.arena;

/** A participant of a contest, under the name used in the results. */
public interface Contestant {

  String name();

  /** A source of players for one worker, which uses it game after game. */
  PlayerSource playerSource();
}
