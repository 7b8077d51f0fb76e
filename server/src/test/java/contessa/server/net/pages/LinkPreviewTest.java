package contessa.server.net.pages;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.analysis.puzzle.PuzzlePool;
import contessa.notation.words.Language;
import contessa.table.message.Clock;
import contessa.table.message.Puzzle;
import contessa.table.message.Stage;
import contessa.table.message.TableSummary;
import contessa.table.message.Talk;
import contessa.table.view.PuzzleViews;
import java.awt.image.BufferedImage;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What other sites show of a link. */
class LinkPreviewTest {

  private static final String HTML = "<html><head><title>x</title></head><body></body></html>";

  private static TableSummary table(Stage stage, @Nullable String language, String... names) {
    return new TableSummary(
        "abc",
        stage,
        "coup",
        "resistance",
        List.of(names),
        0,
        4,
        4 - names.length,
        false,
        Clock.STANDARD,
        Talk.CHAT,
        true,
        false,
        language,
        0,
        stage == Stage.OVER ? List.of(names[0]) : null,
        null);
  }

  @Test
  void aTableInvitesInTheNameOfItsHost() {
    String page =
        LinkPreview.page(
            HTML, "https://play.example", "/t/abc", table(Stage.LOBBY, null, "Marta", "Bo"), "en");
    assertThat(page)
        .contains("<meta property=\"og:title\" content=\"Marta invites you to Coup\">")
        .contains("content=\"https://play.example/preview/abc.png\"")
        .contains("content=\"https://play.example/t/abc\"");
  }

  @Test
  void aFinishedGameNamesItsWinnerButNoReplayDoes() {
    TableSummary over = table(Stage.OVER, null, "Marta", "Bo");
    assertThat(LinkPreview.page(HTML, "https://x", "/t/abc", over, "en"))
        .contains("content=\"Marta won a game of Coup\"")
        .contains("content=\"https://x/preview/abc.png?result\"");
    assertThat(LinkPreview.page(HTML, "https://x", "/replay/abc/1", over, "en"))
        .contains("content=\"Marta, Bo – Coup\"")
        .contains("content=\"https://x/preview/abc.png\"");
    assertThat(PreviewPicture.of(over, true).png())
        .isNotEqualTo(PreviewPicture.of(over, false).png());
  }

  @ParameterizedTest
  @FieldSource("contessa.notation.words.Language#ALL")
  void aPuzzleAsksItsQuestionAndShowsWhoIsInDoubt(Language language) {
    Puzzle puzzle =
        IntStream.range(0, PuzzlePool.all().size())
            .mapToObj(number -> PuzzleViews.of(number, PuzzlePool.all().get(number)))
            .filter(each -> each.claim() != null)
            .findFirst()
            .orElseThrow();
    String claimant = puzzle.replay().names().get(Objects.requireNonNull(puzzle.claim()).seat());
    String page = LinkPreview.puzzlePage(HTML, "https://x", "/puzzle", puzzle, language.code());
    assertThat(page)
        .contains("og:title\" content=\"" + claimant)
        .contains("content=\"https://x/preview/puzzle-" + (puzzle.number() + 1) + ".png\"")
        .doesNotContain("{");
    PreviewPicture asked = PreviewPicture.of(puzzle);
    PreviewPicture plain =
        new PreviewPicture(asked.title(), asked.names(), asked.seats(), Set.of(), false);
    assertThat(asked.png()).isNotEqualTo(plain.png());
  }

  @Test
  void namesCannotBecomeMarkup() {
    String page =
        LinkPreview.page(HTML, "https://x", "/t/abc", table(Stage.LOBBY, null, "\"><b>$1&"), "en");
    assertThat(page).contains("&quot;&gt;&lt;b&gt;$1&amp; invites").doesNotContain("\"><b>");
  }

  @Test
  void anUnknownTableLooksLikeAnyOtherPage() {
    assertThat(LinkPreview.page(HTML, "https://x", "/t/abc", null, "de"))
        .contains("Contessa – das Bluffspiel Coup")
        .contains("https://x/preview.png");
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {"-,-,en", "-,'pt-BR,pt;q=0.9',pt", "de,it,de", "-,sv,en", "xx,it,en"})
  void theLanguageIsTheTablesThenTheReaders(
      @Nullable String tables, @Nullable String accepted, String expected) {
    TableSummary table = tables == null ? null : table(Stage.LOBBY, tables, "Marta");
    assertThat(LinkPreview.language(table, accepted)).isEqualTo(expected);
  }

  @ParameterizedTest
  @FieldSource("contessa.notation.words.Language#ALL")
  void everyLanguageHasItsWords(Language language) {
    for (TableSummary table :
        Arrays.asList(
            null,
            table(Stage.LOBBY, language.code(), "Marta"),
            table(Stage.PLAYING, language.code(), "Marta", "Bo"),
            table(Stage.OVER, language.code(), "Marta", "Bo"))) {
      String page = LinkPreview.page(HTML, "https://x", "/t/abc", table, language.code());
      assertThat(page).contains("og:title").doesNotContain("{");
    }
  }

  @Test
  void aPictureHasTheSizeThatTheTagsPromise() throws IOException {
    assertSize(PreviewPicture.of(null, false).png());
    TableSummary table = table(Stage.PLAYING, null, "Ana", "A name of many letters");
    assertSize(PreviewPicture.of(table, false).png());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Łukasz", "Żaneta", "Jiří", "Čeněk", "Şükrü", "Ődön", "Ștefan"})
  void aPictureHasTheNamesOfAllEurope(String name) {
    assertThat(drawn(name)).isNotEqualTo(drawn("")).isNotEqualTo(drawn(name.substring(0, 1)));
  }

  @Test
  void aPictureHasNoBoxesForLettersThatNoFontHas() {
    assertThat(drawn("\uE5A3\uE5A4")).isEqualTo(drawn("")).isNotEqualTo(drawn("Ana"));
  }

  private static byte[] drawn(String name) {
    return PreviewPicture.of(table(Stage.PLAYING, null, name, "Bo"), false).png();
  }

  private static void assertSize(byte[] png) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(PreviewPicture.WIDTH);
    assertThat(image.getHeight()).isEqualTo(PreviewPicture.HEIGHT);
  }
}
