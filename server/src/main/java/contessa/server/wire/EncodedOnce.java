package contessa.server.wire;

import org.jspecify.annotations.Nullable;

/** A value that is sent to many and encoded once. It must hold only what all of them may know. */
public final class EncodedOnce<T> {

  private final T value;
  private volatile @Nullable String json;

  public EncodedOnce(T value) {
    this.value = value;
  }

  public T value() {
    return value;
  }

  /** The value as JSON. Two threads may both encode it; the result is the same. */
  String json() {
    String known = json;
    if (known == null) {
      known = WireJson.write(value);
      json = known;
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
