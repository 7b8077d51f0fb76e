package contessa.cli;

import module java.base;

import contessa.analysis.GameAnalysis;
import contessa.analysis.result.Analysis;
import contessa.analysis.result.AnalysisJson;
import contessa.arena.UserMistake;
import contessa.cli.play.AnalysisPage;
import contessa.cli.play.AnalysisTeller;
import contessa.cli.play.AnalysisText;
import contessa.cli.play.ReplayTeller;
import contessa.game.Reader;
import contessa.notation.record.DealCheck;
import contessa.notation.record.DecisionRows;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordFields;
import contessa.notation.record.RecordProblem;
import contessa.notation.record.Redaction;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.record.text.RecordFiles;
import contessa.notation.record.text.TextRecordWriter;
import contessa.notation.words.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The commands about files of recorded games. */
final class RecordCommands {

  private RecordCommands() {}

  @Command(
      name = "replay",
      description = "Retell a recorded game in words, or convert it.",
      sortOptions = false,
      footer = {
        "",
        "Examples: with all cards; as the player at seat B saw it; as a text for everybody.",
        "  ./contessa replay games.jsonl --game 3",
        "  ./contessa replay games.jsonl --view B --language it",
        "  ./contessa replay games.jsonl --view public --as cgn",
        "See docs/notation.md."
      })
  static final class Retell implements Callable<Integer> {

    private static final List<String> FORMS = List.of("cgn", "jsonl", "csv", "rows");

    @Mixin private FileOptions input;

    @Option(
        names = "--game",
        paramLabel = "N",
        description = "The number of the game in the file; default: all games.")
    private @Nullable Integer game;

    @Option(
        names = "--view",
        paramLabel = "VIEW",
        defaultValue = "all",
        description = "all, public, or the letter of a seat; default ${DEFAULT-VALUE}.")
    private String view;

    @Mixin private LanguageOption language;

    @Option(
        names = "--as",
        paramLabel = "FORM",
        description =
            "Write instead: cgn (the record as text), jsonl (as JSON lines), or a row for each"
                + " decision: csv, or rows (JSON lines).")
    private @Nullable String form;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
      if (form != null && !FORMS.contains(form)) {
        throw new UserMistake("--as must be one of " + String.join(", ", FORMS));
      }
      Language chosen = language.language();
      PrintWriter out = spec.commandLine().getOut();
      if (List.of("csv", "rows").contains(String.valueOf(form)) && !view.equals("all")) {
        throw new UserMistake("--as " + form + " has all hands, so it takes no --view");
      }
      try {
        int number = game == null ? 1 : game;
        if ("csv".equals(form)) {
          out.print(DecisionRows.HEADER);
        }
        for (ReadRecord record : game == null ? input.records() : List.of(input.record(game))) {
          out.print(told(record, number++, chosen));
          out.flush();
        }
        return ExitCode.OK;
      } catch (RecordProblem problem) {
        out.flush();
        return input.report(problem);
      }
    }

    private String told(ReadRecord record, int number, Language chosen) {
      GameRecord complete = record.game();
      if ("csv".equals(form) || "rows".equals(form)) {
        return "csv".equals(form)
            ? DecisionRows.csv(complete, number)
            : DecisionRows.json(complete, number);
      }
      int reader = reader(complete);
      if (form == null) {
        return ReplayTeller.tell(complete, record.moments(), reader, chosen);
      }
      boolean same = reader == complete.header().reader();
      GameRecord seen = same ? complete : Redaction.of(complete, reader);
      return form.equals("cgn") ? TextRecordWriter.write(seen) + "\n" : JsonLinesWriter.write(seen);
    }

    private int reader(GameRecord complete) {
      int reader;
      try {
        reader = RecordFields.reader(view, complete.header().rules().seats());
      } catch (IllegalArgumentException e) {
        throw new UserMistake("--view: " + e.getMessage());
      }
      int own = complete.header().reader();
      if (own == Reader.REFEREE) {
        return reader;
      }
      // A record of one reader has only that view; without --view it is the one to write.
      if (form == null) {
        throw new RecordProblem(
            "this record has only the view " + RecordFields.view(own) + "; --as cgn shows it");
      }
      return own;
    }
  }

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
  static final class Analyse implements Callable<Integer> {

    @Mixin private FileOptions input;

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
        throw FileOptions.cannot("write", html, e);
      }
    }
  }

  @Command(
      name = "verify",
      description = "Check recorded games: every byte, every move, every card.",
      footer = {
        "",
        "Reports the first error and exits with 1.",
        "See docs/fair-deal.md for what this proves and what it does not."
      })
  static final class Verify implements Callable<Integer> {

    @Mixin private FileOptions input;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
      PrintWriter out = spec.commandLine().getOut();
      try {
        List<ReadRecord> records = RecordFiles.readExactly(input.bytes());
        for (int n = 0; n < records.size(); n++) {
          out.println("game " + (n + 1) + ": " + verdict(records.get(n)));
        }
        out.flush();
        return ExitCode.OK;
      } catch (RecordProblem problem) {
        out.flush();
        return input.report(problem);
      }
    }

    private static String verdict(ReadRecord record) {
      if (!record.game().complete()) {
        return "intact; a record of a single view cannot be replayed";
      }
      DealCheck.Finding finding = DealCheck.of(record);
      if (!finding.checkable()) {
        return "sound: every move is legal; the deal cannot be checked without commitment and secret";
      }
      return "fair: every move is legal, and all "
          + finding.draws()
          + " draws follow from the secret"
          + (finding.seeds() == 0 ? "" : " and the seeds of " + finding.seeds() + " seats");
    }
  }

  /** The file of records that a command is about. */
  static final class FileOptions {

    private static final long MOST_BYTES = 1L << 30;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A file of records, as JSON lines or as text.")
    private Path file;

    byte[] bytes() {
      try {
        if (Files.size(file) > MOST_BYTES) {
          throw new UserMistake(file + " is too large");
        }
        return Files.readAllBytes(file);
      } catch (IOException e) {
        throw cannot("read", file, e);
      }
    }

    /**
     * All records of the file.
     *
     * @throws RecordProblem at the first thing that is wrong
     */
    List<ReadRecord> records() {
      return RecordFiles.read(bytes());
    }

    /**
     * One record of the file.
     *
     * @param game its number, from 1
     * @throws RecordProblem at the first thing that is wrong
     */
    ReadRecord record(int game) {
      List<ReadRecord> records = records();
      if (game < 1 || game > records.size()) {
        throw new UserMistake("--game must be from 1 to " + records.size());
      }
      return records.get(game - 1);
    }

    int report(RecordProblem problem) {
      spec.commandLine().getErr().println(file + ": " + problem.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }

    static UserMistake cannot(String verb, @Nullable Path file, IOException e) {
      return new UserMistake(
          "cannot " + verb + " " + file + ": " + e.getClass().getSimpleName(), e);
    }
  }
}
