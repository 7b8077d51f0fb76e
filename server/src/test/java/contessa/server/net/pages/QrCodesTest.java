package contessa.server.net.pages;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import io.nayuki.qrcodegen.QrCode;
import org.junit.jupiter.api.Test;

class QrCodesTest {

  private static final String TEXT = "http://192.168.1.20:8080/t/Zm9vYmFyYmF6cXV4cXV1eA";
  private static final QrCode CODE = QrCode.encodeText(TEXT, QrCode.Ecc.MEDIUM);

  @Test
  void theSvgHasEveryDarkModuleAndAQuietZone() {
    String svg = QrCodes.svg(TEXT);
    int size = CODE.size + 8;
    assertThat(svg).startsWith("<svg ").contains("viewBox=\"0 0 " + size + " " + size + "\"");
    List<String> squares =
        Pattern.compile("M(\\d+) (\\d+)h1v1h-1z")
            .matcher(svg)
            .results()
            .map(m -> m.group())
            .toList();
    assertThat(squares).doesNotHaveDuplicates();
    int dark = 0;
    for (int y = 0; y < CODE.size; y++) {
      for (int x = 0; x < CODE.size; x++) {
        if (CODE.getModule(x, y)) {
          dark++;
          assertThat(squares).contains("M" + (x + 4) + " " + (y + 4) + "h1v1h-1z");
        }
      }
    }
    assertThat(squares).hasSize(dark);
  }

  @Test
  void halfBlocksShowTwoRowsPerLine() {
    List<String> lines =
        QrCodes.halfBlocks(TEXT)
            .lines()
            .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
            .toList();
    assertThat(lines).allMatch(line -> line.length() == CODE.size + 4);
    for (int y = 0; y < CODE.size; y++) {
      for (int x = 0; x < CODE.size; x++) {
        char block = lines.get((y + 2) / 2).charAt(x + 2);
        boolean upper = y % 2 == 0;
        boolean dark = block == '█' || block == (upper ? '▀' : '▄');
        assertThat(dark).as("%d %d", x, y).isEqualTo(CODE.getModule(x, y));
      }
    }
  }
}
