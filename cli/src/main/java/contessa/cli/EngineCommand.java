package contessa.cli;

import module java.base;

import contessa.arena.env.EnvironmentLoop;
import contessa.arena.program.BotAdvisers;
import contessa.arena.program.ProgramMonitor;
import contessa.notation.protocol.Engine;
import contessa.notation.protocol.EngineLoop;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

@Command(
    name = "engine",
    description = "Speak the engine protocol on standard input and output.",
    footer = "%nSee docs/protocol.md.")
final class EngineCommand implements Callable<Integer> {

  private static final int BUFFER = 1 << 16;

  @Option(
      names = "--environment",
      hidden = true,
      description = "Serve the Python package contessa instead.")
  private boolean environment;

  private final SecureRandom random = new SecureRandom();

  @Override
  public Integer call() {
    Engine engine = new Engine(new BotAdvisers(), this::seed, Throwable::printStackTrace);
    // System.in and System.out are meant for text, and slower.
    try (FileInputStream in = new FileInputStream(FileDescriptor.in);
        BufferedOutputStream out =
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER)) {
      if (environment) {
        // A line at most is read ahead of the bytes that follow it, so nothing is buffered.
        new EnvironmentLoop(in, out, new ProgramMonitor(System.err::println, false, null)).run();
        return ExitCode.OK;
      }
      new EngineLoop(engine, in, out).run();
      return ExitCode.OK;
    } catch (IOException e) {
      // The client has gone away.
      System.err.println("contessa engine: " + e.getMessage());
      return ExitCode.SOFTWARE;
    }
  }

  private String seed() {
    byte[] bytes = new byte[16];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
