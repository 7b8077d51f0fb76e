package contessa.cli.play;

/** The player has left: by the end of the input, an interrupt, or the quit command. */
final class PlayerLeft extends Exception {

  private static final long serialVersionUID = 1L;

  PlayerLeft() {
    super(null, null, false, false);
  }
}
