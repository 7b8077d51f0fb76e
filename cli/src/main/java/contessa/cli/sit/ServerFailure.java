package contessa.cli.sit;

/** Why a seat at a server cannot be taken or kept, as a sentence. */
public final class ServerFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  ServerFailure(String message) {
    super(message);
  }
}
