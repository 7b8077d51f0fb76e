package contessa.cli;

import module java.base;

import contessa.notation.record.DealCheck;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordProblem;
import contessa.notation.record.text.RecordFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "verify",
    description = "Check recorded games: every byte, every move, every card.",
    footer = {
      "",
      "Reports the first error and exits with 1.",
      "See docs/fair-deal.md for what this proves and what it does not."
    })
final class VerifyCommand implements Callable<Integer> {

  @Mixin private RecordFileOptions input;

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
