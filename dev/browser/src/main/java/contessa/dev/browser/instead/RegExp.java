package contessa.dev.browser.instead;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSIndexer;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A regular expression of JavaScript. */
public abstract class RegExp implements JSObject {

  /** What {@link #exec} has found. */
  public interface Found extends JSObject {

    @JSProperty
    int getIndex();

    @JSIndexer
    String get(int group);
  }

  @JSBody(
      params = {"source", "flags"},
      script = "return new RegExp(source, flags);")
  public static native RegExp of(String source, String flags);

  @JSProperty
  public abstract void setLastIndex(int index);

  /** Null if nothing matches. */
  public abstract @Nullable Found exec(String text);
}
