package contessa.table.message;

/**
 * A message in UTF-8: a part of an array of its own, so that a transport can write into the rest of
 * it.
 */
@SuppressWarnings("ArrayRecordComponent") // they are never compared
public record EncodedMessage(byte[] bytes, int from, int length) {

  /** The whole array. */
  public EncodedMessage(byte[] bytes) {
    this(bytes, 0, bytes.length);
  }
}
