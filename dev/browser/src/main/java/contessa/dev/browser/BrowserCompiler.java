package contessa.dev.browser;

import module java.base;

import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles a program on the class path to {@code engine.wasm} and {@code engine.js}, unless its
 * classes are those of the last time. Takes its main class and the folder to write to.
 */
public final class BrowserCompiler {

  private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

  /** Compiling text would need a policy that allows it for everything. */
  private static final String WITHOUT_EVAL = "contessa/dev/browser/without-eval.js";

  private final String main;
  private final Path folder;

  private BrowserCompiler(String main, Path folder) {
    this.main = main;
    this.folder = folder;
  }

  public static void main(String[] args) throws IOException {
    new BrowserCompiler(args[0], Path.of(args[1])).compileIfChanged();
  }

  private void compileIfChanged() throws IOException {
    Path stamp = folder.resolve("inputs.sha256");
    String inputs = ClassPathHash.of(System.getProperty("java.class.path"));
    if (Files.exists(stamp) && Files.readString(stamp).equals(inputs)) {
      return;
    }
    Files.createDirectories(folder);
    Files.deleteIfExists(stamp);
    // Each takes 10 to 20 s on one core.
    String problems =
        Stream.of(TeaVMTargetType.WEBASSEMBLY_GC, TeaVMTargetType.JAVASCRIPT)
            .parallel()
            .map(this::compile)
            .collect(Collectors.joining());
    if (!problems.isEmpty()) {
      System.err.print(problems);
      System.exit(1);
    }
    String runtime = resource(RUNTIME).replace("new Function(", "fromText(");
    Files.writeString(
        folder.resolve("runtime.js"),
        resource(WITHOUT_EVAL).replaceAll("(?m)^//.*\n", "") + runtime);
    Files.writeString(stamp, inputs);
  }

  private static String resource(String name) throws IOException {
    try (InputStream file = BrowserCompiler.class.getClassLoader().getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Returns what is wrong, a line each. */
  private String compile(TeaVMTargetType target) {
    TeaVMTool tool = new TeaVMTool();
    tool.setMainClass(main);
    tool.setTargetType(target);
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(target == TeaVMTargetType.JAVASCRIPT ? "engine.js" : "engine.wasm");
    tool.setJsModuleType(JSModuleType.ES2015);
    // FULL writes half as much again.
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setClassLoader(BrowserCompiler.class.getClassLoader());
    tool.setLog(new EmptyTeaVMToolLog());
    try {
      tool.generate();
    } catch (TeaVMToolException e) {
      throw new IllegalStateException(e);
    }
    return tool.getProblemProvider().getProblems().stream()
        .map(BrowserCompiler::text)
        .collect(Collectors.joining());
  }

  private static String text(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    String place = problem.getLocation() == null ? "" : " at " + problem.getLocation();
    return problem.getSeverity() + ": " + text.getText() + place + "\n";
  }
}
