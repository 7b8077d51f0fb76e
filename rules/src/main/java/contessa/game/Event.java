package contessa.game;

/** Something that happened, in the form for one audience. */
public interface Event {}
