package contessa.server.net.pages;

import module java.base;

import contessa.table.message.Puzzle;
import contessa.table.message.TableSummary;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The picture of a link: a table at night, and a sealed letter with a name for each player.
 *
 * @param marked the seats of the winners, who have a crown, or of whoever is in doubt
 */
record PreviewPicture(
    String title, List<String> names, int seats, Set<Integer> marked, boolean doubted) {

  static final int WIDTH = 1200;
  static final int HEIGHT = 630;

  private static final Logger LOG = LoggerFactory.getLogger(PreviewPicture.class);

  private static final Color NIGHT = new Color(0x12181F);
  private static final Color FELT = new Color(0x143236);
  private static final Color EDGE = new Color(0x2C5E5E);
  private static final Color PAPER = new Color(0xF4EDE0);
  private static final Color FOLD = new Color(0xD9CBB0);
  private static final Color GOLD = new Color(0xE0B95B);

  /** The wax of the ten seats. */
  private static final int[] WAX = {
    0xCC4A40, 0x4C7FD6, 0x2F9160, 0xB9781C, 0x9A68CC, 0x1F8E95, 0xCC5590, 0x7E8722, 0x76869A,
    0xB0653F
  };

  private static final int LETTER_WIDTH = 84;
  private static final int LETTER_HEIGHT = 118;
  private static final int SHOWN_LETTERS = 10;
  private static final int LONGEST_NAME = 14;
  private static final int NAME_GAP = 16;

  static {
    // A server has no screen.
    System.setProperty("java.awt.headless", "true");
  }

  /** The first that has a letter draws it. None on a machine whose Java cannot draw letters. */
  private static final List<Font> FONTS = fonts();

  private static final String GAME = "Contessa";

  /**
   * Of a table, or of the game itself.
   *
   * @param result whether winners have their crown
   */
  static PreviewPicture of(@Nullable TableSummary table, boolean result) {
    if (table == null) {
      return new PreviewPicture(GAME, List.of("", "", "", "", ""), 5, Set.of(), false);
    }
    List<String> winners = table.winners();
    Set<Integer> crowned =
        !result || winners == null
            ? Set.of()
            : winners.stream().map(table.players()::indexOf).collect(Collectors.toSet());
    return new PreviewPicture(
        LinkPreview.game(table), table.players(), table.seats(), crowned, false);
  }

  /** Of a puzzle about a claim. */
  static PreviewPicture of(Puzzle puzzle) {
    List<String> names = puzzle.replay().names();
    int claimant = Objects.requireNonNull(puzzle.claim()).seat();
    return new PreviewPicture("Coup", names, names.size(), Set.of(claimant), true);
  }

  byte[] png() {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    try {
      g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      room(g);
      text(g, title, 150, WIDTH, WIDTH / 2.0, 158, GOLD);
      letters(g);
      if (!title.equals(GAME)) {
        text(g, GAME, 44, WIDTH, WIDTH / 2.0, 590, PAPER);
      }
    } finally {
      g.dispose();
    }
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", png);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return png.toByteArray();
  }

  private static void room(Graphics2D g) {
    g.setColor(NIGHT);
    g.fillRect(0, 0, WIDTH, HEIGHT);
    g.setColor(EDGE);
    g.fill(new Ellipse2D.Double(-120, 236, WIDTH + 240, 700));
    g.setColor(FELT);
    g.fill(new Ellipse2D.Double(-120, 244, WIDTH + 240, 700));
    g.setPaint(
        new RadialGradientPaint(
            WIDTH / 2f,
            330,
            520,
            new float[] {0, 1},
            new Color[] {new Color(255, 196, 110, 90), new Color(255, 196, 110, 0)}));
    g.fillRect(0, 0, WIDTH, HEIGHT);
  }

  private void letters(Graphics2D g) {
    int shown = Math.min(SHOWN_LETTERS, Math.max(seats, names.size()));
    double scale = Math.min(1.35, 9.0 / shown);
    double step = Math.min(210, (WIDTH - 120.0) / shown);
    for (int seat = 0; seat < shown; seat++) {
      double x = WIDTH / 2.0 + (seat - (shown - 1) / 2.0) * step;
      boolean taken = seat < names.size();
      boolean stands = marked.contains(seat);
      Color wax = doubted && stands ? FOLD : new Color(WAX[seat % WAX.length]);
      letter(g, x, 330, scale, taken ? wax : null, seat);
      if (taken) {
        text(
            g,
            shortened(names.get(seat)),
            Math.min(34, step / 5.2),
            step - NAME_GAP,
            x,
            490,
            stands ? GOLD : PAPER);
        if (stands && doubted) {
          text(g, "?", 190, step, x, 440, NIGHT);
        } else if (stands) {
          crown(g, x, 370 - LETTER_HEIGHT * scale / 2, scale);
        }
      }
    }
  }

  /** A sealed letter; a free seat is a dashed place. */
  private static void letter(
      Graphics2D g, double x, double y, double scale, @Nullable Color wax, int seat) {
    AffineTransform before = g.getTransform();
    g.translate(x, y + 40);
    g.rotate(Math.toRadians(seat % 2 == 0 ? -3 : 3));
    g.scale(scale, scale);
    Rectangle2D sheet =
        new Rectangle2D.Double(
            -LETTER_WIDTH / 2.0, -LETTER_HEIGHT / 2.0, LETTER_WIDTH, LETTER_HEIGHT);
    if (wax == null) {
      g.setColor(PAPER);
      g.setStroke(
          new BasicStroke(
              2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {8, 7}, 0));
      g.draw(sheet);
    } else {
      g.setPaint(new GradientPaint(0, -LETTER_HEIGHT / 2f, PAPER, 0, LETTER_HEIGHT / 2f, FOLD));
      g.fill(sheet);
      Path2D flap = new Path2D.Double();
      flap.moveTo(-LETTER_WIDTH / 2.0, -LETTER_HEIGHT / 2.0);
      flap.lineTo(0, 6);
      flap.lineTo(LETTER_WIDTH / 2.0, -LETTER_HEIGHT / 2.0);
      g.setColor(FOLD);
      g.setStroke(new BasicStroke(2));
      g.draw(flap);
      g.setColor(wax);
      g.fill(new Ellipse2D.Double(-22, -18, 44, 44));
      g.setColor(wax.darker());
      g.fill(new Ellipse2D.Double(-14, -10, 28, 28));
    }
    g.setTransform(before);
  }

  /** A crown that rests on the upper edge of a letter. */
  private static void crown(Graphics2D g, double x, double y, double scale) {
    AffineTransform before = g.getTransform();
    g.translate(x, y);
    g.scale(scale, scale);
    Path2D crown = new Path2D.Double();
    crown.moveTo(-44, 10);
    crown.lineTo(-52, -34);
    crown.lineTo(-24, -12);
    crown.lineTo(0, -46);
    crown.lineTo(24, -12);
    crown.lineTo(52, -34);
    crown.lineTo(44, 10);
    crown.closePath();
    g.setColor(GOLD);
    g.fill(crown);
    g.setColor(GOLD.darker());
    g.fill(new Rectangle2D.Double(-44, 2, 88, 10));
    g.setColor(GOLD.brighter());
    for (double[] tip : new double[][] {{-52, -38}, {0, -50}, {52, -38}}) {
      g.fill(new Ellipse2D.Double(tip[0] - 8, tip[1] - 8, 16, 16));
    }
    g.setTransform(before);
  }

  /**
   * Centred text, made smaller if it would be wider than this. A name in letters that no font has
   * is left out: it would be a row of boxes.
   */
  private static void text(
      Graphics2D g, String text, double size, double widest, double x, double y, Color color) {
    Optional<AttributedString> letters = lettered(text, (float) size);
    if (letters.isEmpty()) {
      return;
    }
    TextLayout layout = new TextLayout(letters.get().getIterator(), g.getFontRenderContext());
    double width = layout.getAdvance();
    if (width > widest) {
      text(g, text, size * 0.99 * widest / width, widest, x, y, color);
      return;
    }
    g.setColor(color);
    g.fill(layout.getOutline(AffineTransform.getTranslateInstance(x - width / 2, y)));
  }

  /** Each letter in a font that has it; empty if there is none, or nothing to draw. */
  private static Optional<AttributedString> lettered(String text, float size) {
    AttributedString letters = new AttributedString(text);
    for (int at = 0; at < text.length(); ) {
      int letter = text.codePointAt(at);
      int next = at + Character.charCount(letter);
      Optional<Font> font = FONTS.stream().filter(each -> each.canDisplay(letter)).findFirst();
      if (font.isEmpty()) {
        return Optional.empty();
      }
      letters.addAttribute(TextAttribute.FONT, font.get().deriveFont(size), at, next);
      at = next;
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(letters);
  }

  private static String shortened(String name) {
    return name.codePointCount(0, name.length()) <= LONGEST_NAME
        ? name
        : name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME - 1)) + "…";
  }

  private static List<Font> fonts() {
    try {
      // The machine's own font is for scripts such as Japanese.
      return List.of(
          font("marcellus.ttf"), font("marcellus-ext.ttf"), new Font(Font.SERIF, Font.PLAIN, 1));
    } catch (IOException | FontFormatException | RuntimeException | LinkageError e) {
      LOG.warn("Link previews have no letters: this Java draws none", e);
      return List.of();
    }
  }

  private static Font font(String file) throws IOException, FontFormatException {
    try (InputStream in =
        Objects.requireNonNull(PreviewPicture.class.getResourceAsStream(file), file)) {
      return Font.createFont(Font.TRUETYPE_FONT, in);
    }
  }
}
