package contessa.dev.browser.instead.java.util.zip;

import module java.base;

/** Browsers unpack what they fetch: networks are handed in unpacked. */
public final class GZIPInputStream extends FilterInputStream {

  public GZIPInputStream(InputStream unpacked) {
    super(unpacked);
  }
}
