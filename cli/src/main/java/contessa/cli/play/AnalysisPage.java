package contessa.cli.play;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.PlayerSummary;
import contessa.arena.report.ReportPage;
import contessa.notation.json.JsonWriter;
import contessa.notation.words.Language;
import java.util.List;

/** An analysis as a page: the curve of every player, the steps, the players. */
public final class AnalysisPage {

  private AnalysisPage() {}

  public static String of(AnalysisTeller teller, Language language) {
    List<String> names = teller.analysis().names();
    JsonWriter json = new JsonWriter(false);
    json.begin().field("heading", teller.say("analysis.chances"));
    json.field("note", teller.say("analysis.note")).field("lie", teller.lie());
    json.field("names", names).field("titles", teller.titles());
    json.list("players", teller.analysis().players(), (player, j) -> player(teller, player, j));
    json.list("steps", teller.analysis().steps(), (step, j) -> step(teller, step, j)).end();
    return ReportPage.of(
        ReportPage.Kind.ANALYSIS,
        language.code(),
        teller.edition() + ": " + String.join(", ", names),
        json.toString());
  }

  private static void player(AnalysisTeller teller, PlayerSummary player, JsonWriter json) {
    String name = teller.name(player.seat());
    json.begin().field("seat", player.seat()).field("name", name);
    json.field("figures", teller.figures(player));
    json.field("pointsTitle", teller.say("analysis.points", "who", name));
    json.field("points", player.turningPoints().stream().map(teller::told).toList()).end();
  }

  private static void step(AnalysisTeller teller, AnalysedStep step, JsonWriter json) {
    boolean tells = teller.worthTelling(step.step());
    AnalysedStep.AnalysedClaim claim = step.claim();
    json.begin().field("chances", step.chances());
    json.field("claimant", claim == null ? null : step.seat());
    json.field("honest", claim != null && claim.honest()).field("worthTelling", tells);
    json.field("told", tells || claim != null ? teller.told(step.step()) : "");
    json.field("remarks", tells ? teller.remarks(step.step()) : List.of()).end();
  }
}
