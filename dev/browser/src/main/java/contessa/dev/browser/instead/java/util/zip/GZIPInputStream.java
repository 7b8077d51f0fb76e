package contessa.dev.browser.instead.java.util.zip;

import java.io.FilterInputStream;
import java.io.InputStream;

/** Browsers unpack what they fetch: networks are handed in unpacked. */
public final class GZIPInputStream extends FilterInputStream {

  public GZIPInputStream(InputStream unpacked) {
    super(unpacked);
  }
}
