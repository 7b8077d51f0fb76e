package contessa.game;

/** Something that happened, in the form in which one audience may hear it. */
public interface Event {}
