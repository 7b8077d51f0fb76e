package contessa.table.message;

import org.jspecify.annotations.Nullable;

/** A value that is sent to many and encoded once. It must hold only what all of them may know. */
public final class EncodedOnce<T> {

  private final T value;
  private volatile byte @Nullable [] bytes;

  public EncodedOnce(T value) {
    this.value = value;
  }

  public T value() {
    return value;
  }

  /** The value as JSON, not to be changed. Two threads may both encode it, to the same. */
  byte[] bytes() {
    byte[] known = bytes;
    if (known == null) {
      known = TableJson.CODEC.bytes(value);
      bytes = known;
    }
    return known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof EncodedOnce<?> one && one.value.equals(value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
