package contessa.soak.sim;

/** Ends whatever the server is doing, since it has just been killed. */
final class ServerCrash extends Error {

  private static final long serialVersionUID = 1L;

  ServerCrash() {
    super("the server was killed", null, false, false);
  }
}
