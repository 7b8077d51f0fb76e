package contessa.cli.play;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.PlayerSummary;
import contessa.arena.report.ReportPage;
import contessa.notation.words.Language;
import contessa.server.message.ServerJson;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An analysis as a page: the curve of every player, the steps, the players. */
public final class AnalysisPage {

  private record Report(
      String heading,
      String note,
      String lie,
      List<String> names,
      List<String> titles,
      List<Player> players,
      List<Step> steps) {}

  private record Player(
      int seat, String name, List<String> figures, String pointsTitle, List<String> points) {}

  /**
   * A step.
   *
   * @param claimant who claimed something in it, if anybody did
   */
  private record Step(
      List<Double> chances,
      @Nullable Integer claimant,
      boolean honest,
      boolean worthTelling,
      String told,
      List<String> remarks) {}

  private AnalysisPage() {}

  public static String of(AnalysisTeller teller, Language language) {
    List<String> names = teller.analysis().names();
    Report report =
        new Report(
            teller.say("analysis.chances"),
            teller.say("analysis.note"),
            teller.lie(),
            names,
            teller.titles(),
            teller.analysis().players().stream().map(player -> player(teller, player)).toList(),
            teller.analysis().steps().stream().map(step -> step(teller, step)).toList());
    return ReportPage.of(
        ReportPage.Kind.ANALYSIS,
        language.code(),
        teller.edition() + ": " + String.join(", ", names),
        ServerJson.CODEC.json(report));
  }

  private static Player player(AnalysisTeller teller, PlayerSummary player) {
    String name = teller.name(player.seat());
    return new Player(
        player.seat(),
        name,
        teller.figures(player),
        teller.say("analysis.points", "who", name),
        player.turningPoints().stream().map(teller::told).toList());
  }

  private static Step step(AnalysisTeller teller, AnalysedStep step) {
    boolean tells = teller.worthTelling(step.step());
    return new Step(
        step.chances(),
        step.claim() == null ? null : step.seat(),
        step.claim() != null && step.claim().honest(),
        tells,
        tells || step.claim() != null ? teller.told(step.step()) : "",
        tells ? teller.remarks(step.step()) : List.of());
  }
}
