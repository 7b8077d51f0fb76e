package contessa.cli;

import contessa.server.AdminAnswer;
import java.io.PrintWriter;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** A command of an operator, which answers in words or in JSON. */
abstract class OperatorCommand extends DataCommand {

  @Option(names = "--json", scope = ScopeType.INHERIT, description = "Answer in JSON.")
  boolean json;

  final void tell(AdminAnswer answer) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? answer.json() : answer.text());
    out.flush();
  }
}
