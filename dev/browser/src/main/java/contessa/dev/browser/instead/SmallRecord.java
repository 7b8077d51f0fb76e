package contessa.dev.browser.instead;

import module java.base;

import org.jspecify.annotations.Nullable;

/** The superclass of {@link Record}: records are equal if all their components are. */
public abstract class SmallRecord {

  /** All components, boxed. */
  protected abstract @Nullable Object[] parts();

  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof SmallRecord record
            && record.getClass() == getClass()
            && Arrays.equals(parts(), record.parts());
  }

  @Override
  public final int hashCode() {
    int hash = 0;
    for (Object part : parts()) {
      hash = 31 * hash + Objects.hashCode(part);
    }
    return hash;
  }
}
