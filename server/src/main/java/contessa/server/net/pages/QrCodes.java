package contessa.server.net.pages;

import io.nayuki.qrcodegen.QrCode;

/** QR codes for pages and terminals. */
public final class QrCodes {

  /** The quiet zone, without which scanners fail. */
  private static final int BORDER = 4;

  private static final String BLACK_ON_WHITE = "\u001b[30;107m";
  private static final String AS_BEFORE = "\u001b[0m";

  private QrCodes() {}

  /** The picture of an address, which is also its title. */
  public static String svg(String text) {
    QrCode code = encode(text);
    StringBuilder dark = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (code.getModule(x, y)) {
          dark.append('M').append(x + BORDER).append(' ').append(y + BORDER).append("h1v1h-1z");
        }
      }
    }
    int size = code.size + 2 * BORDER;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" shape-rendering=\"crispEdges\"><title>%s</title><path fill=\"#fff\" d=\"M0 0h%dv%dH0z\"/><path d=\"%s\"/></svg>"
        .formatted(size, size, text.replace("&", "&amp;").replace("<", "&lt;"), size, size, dark);
  }

  /** As lines of half blocks, two rows a line, black on white in any terminal theme. */
  public static String halfBlocks(String text) {
    QrCode code = encode(text);
    StringBuilder lines = new StringBuilder();
    // Half the quiet zone is enough on a screen, and lines are scarce.
    for (int y = -BORDER / 2; y < code.size + BORDER / 2; y += 2) {
      lines.append(BLACK_ON_WHITE);
      for (int x = -BORDER / 2; x < code.size + BORDER / 2; x++) {
        boolean above = code.getModule(x, y);
        boolean below = code.getModule(x, y + 1);
        lines.append(above ? below ? '█' : '▀' : below ? '▄' : ' ');
      }
      lines.append(AS_BEFORE).append('\n');
    }
    return lines.toString();
  }

  private static QrCode encode(String text) {
    return QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
  }
}
