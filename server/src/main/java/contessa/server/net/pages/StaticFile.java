package contessa.server.net.pages;

import module java.base;

import contessa.game.Sha256;
import org.jspecify.annotations.Nullable;

/** A file of the web client, ready to be sent. */
final class StaticFile {

  private static final int WORTH_COMPRESSING = 512;
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private final String type;
  private final byte[] plain;
  private final byte @Nullable [] gzipped;
  private final byte @Nullable [] brotli;
  private final String tag;

  private StaticFile(
      String type, byte[] plain, byte @Nullable [] gzipped, byte @Nullable [] brotli) {
    this.type = type;
    this.plain = plain;
    this.gzipped = gzipped;
    this.brotli = brotli;
    tag = tag(plain);
  }

  /** A file with its compressed forms. */
  static StaticFile of(String name, byte[] plain, byte @Nullable [] brotli) {
    String type =
        TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    boolean packed = type.equals("image/png") || type.equals("font/woff2");
    byte[] gzipped = packed || plain.length < WORTH_COMPRESSING ? null : gzip(plain);
    if (gzipped != null && gzipped.length >= plain.length) {
      gzipped = null;
    }
    return new StaticFile(type, plain, gzipped, brotli);
  }

  String type() {
    return type;
  }

  /** The ETag, which changes with the content. */
  String tag() {
    return tag;
  }

  /** The best encoding that the client accepts; null for none. */
  @Nullable String encoding(@Nullable String accepted) {
    if (brotli != null && accepts(accepted, "br")) {
      return "br";
    }
    return gzipped != null && accepts(accepted, "gzip") ? "gzip" : null;
  }

  byte[] bytes(@Nullable String encoding) {
    byte[] packed = "br".equals(encoding) ? brotli : "gzip".equals(encoding) ? gzipped : null;
    return packed == null ? plain : packed;
  }

  private static boolean accepts(@Nullable String accepted, String encoding) {
    if (accepted == null) {
      return false;
    }
    for (String one : accepted.split(",", -1)) {
      String[] parts = one.split(";", 2);
      if (parts[0].strip().equalsIgnoreCase(encoding)) {
        return parts.length == 1 || !parts[1].strip().matches("q=0(\\.0*)?");
      }
    }
    return false;
  }

  private static byte[] gzip(byte[] plain) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  private static String tag(byte[] plain) {
    return "W/\"" + HexFormat.of().formatHex(Sha256.of(plain), 0, 12) + '"';
  }
}
