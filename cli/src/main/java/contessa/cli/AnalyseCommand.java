package contessa.cli;

import module java.base;

import contessa.analysis.GameAnalysis;
import contessa.analysis.result.Analysis;
import contessa.analysis.result.AnalysisJson;
import contessa.cli.play.AnalysisPage;
import contessa.cli.play.AnalysisTeller;
import contessa.cli.play.AnalysisText;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordProblem;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.words.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "analyse",
    description = "Analyse a recorded game: what each decision was worth.",
    sortOptions = false,
    footer = {
      "",
      "Examples: in words; as JSON; as a page with curves.",
      "  ./contessa analyse game.cgn",
      "  ./contessa analyse games.jsonl --game 3 --json",
      "  ./contessa analyse game.cgn --html game.html --language it",
      "See docs/analysis.md."
    })
final class AnalyseCommand implements Callable<Integer> {

  @Mixin private RecordFileOptions input;

  @Option(
      names = "--game",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of the game in the file; default ${DEFAULT-VALUE}.")
  private int game;

  @Option(names = "--json", description = "Write the analysis as JSON.")
  private boolean json;

  @Option(names = "--html", paramLabel = "FILE", description = "Write a page with curves.")
  private @Nullable Path html;

  @Mixin private LanguageOption language;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Language chosen = language.language();
    PrintWriter out = spec.commandLine().getOut();
    try {
      ReadRecord record = input.record(game);
      List<Moment> moments = record.moments();
      Analysis analysis = GameAnalysis.of(record.game(), moments, _ -> {});
      AnalysisTeller teller = new AnalysisTeller(analysis, record.game(), moments, chosen);
      if (html != null) {
        Files.writeString(html, AnalysisPage.of(teller, chosen));
      }
      if (json) {
        out.println(AnalysisJson.CODEC.json(analysis));
      } else if (html == null) {
        out.print(AnalysisText.of(teller));
      }
      out.flush();
      return ExitCode.OK;
    } catch (RecordProblem problem) {
      return input.report(problem);
    } catch (IOException e) {
      throw RecordFileOptions.cannot("write", html, e);
    }
  }
}
