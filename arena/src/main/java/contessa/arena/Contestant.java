package contessa.arena;

/** Somebody who can be asked to play, by the name under which the results list it. */
public interface Contestant {

  String name();

  /** Takes it in for one worker, which asks it for one player after another. */
  PlayerSource playerSource();
}
