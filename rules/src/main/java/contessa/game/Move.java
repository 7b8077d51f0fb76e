package contessa.game;

/** A decision that a seat can make: a value from its game's finite vocabulary. */
public interface Move {}
