package contessa.cli.play;

/** The player has had enough: end of input, an interrupt, or the word for it. */
final class Leave extends Exception {

  private static final long serialVersionUID = 1L;

  Leave() {
    super(null, null, false, false);
  }
}
