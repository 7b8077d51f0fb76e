package contessa.soak;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the report of a run goes: to standard output, and to a page if one is wanted. */
final class ReportOption {

  @Option(names = "--html", paramLabel = "FILE", description = "Write a report with plots.")
  private @Nullable Path html;

  void print(RunReport report, PrintWriter out) throws IOException {
    out.print(report.text());
    if (html != null) {
      Files.writeString(html, report.html());
      out.println("The report is in " + html);
    }
    out.flush();
  }
}
