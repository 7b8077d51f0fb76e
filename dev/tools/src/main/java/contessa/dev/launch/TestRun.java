package contessa.dev.launch;

import module java.base;

/**
 * {@code ./contessa test}: runs the tests of Java, of the web client and in the browser side by
 * side, and counts them. The launcher starts this file from its source.
 */
final class TestRun {

  private static final String HELP =
      """
      Usage: contessa test [--fast | --full] [MAVEN ARGUMENTS]
      Run the tests of Java, of the web client and in the browser.
      The browser tests need Chromium: on Debian it is installed if it is missing.

        --fast     for the edit loop: no browser, soak or slow tests, no Error Prone
                   or format check, the web client only if it has changed
        --full     soak tests at full scale, every language and edition in the browser
        -h, --help

      Other arguments go to Maven: -pl rules tests one module. See docs/testing.md.
      """;

  private final Path home;
  private final TestPrograms programs;
  private final FastTests fast;
  private boolean succeeded = true;

  private TestRun(Path home, TestPrograms programs) throws IOException {
    this.home = home;
    this.programs = programs;
    this.fast = new FastTests(home, modules());
  }

  /** Takes the checkout, then the arguments of the command. */
  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(args).subList(1, args.length));
    String first = words.isEmpty() ? "" : words.getFirst();
    if (words.contains("--help") || words.contains("-h")) {
      System.out.print(HELP);
      return;
    }
    Path home = Path.of(args[0]);
    TestPrograms programs = new TestPrograms(home, "--full".equals(first));
    TestRun run = new TestRun(home, programs);
    if ("--fast".equals(first) || "--full".equals(first)) {
      words.removeFirst();
    }
    System.exit(run.test("--fast".equals(first), words) ? 0 : 1);
  }

  /** Whether all tests have passed. */
  private boolean test(boolean quickly, List<String> words)
      throws IOException, InterruptedException {
    Path target = Files.createDirectories(home.resolve("target"));
    // Reports older than this belong to another run. It is a file's time: file systems round
    // theirs.
    Path started = Files.writeString(target.resolve("tests.started"), "");
    FileTime since = Files.getLastModifiedTime(started);
    if (quickly) {
      words.addAll(0, fast.arguments());
    }
    if (words.isEmpty()) {
      fast.forgetUnchecked();
      testEverything();
    } else {
      succeeded = programs.maven(Stream.concat(Stream.of("-T", "2", "verify"), words.stream()));
    }
    return summarize(since) && succeeded;
  }

  /**
   * The tests of the web client need no Java: they run while the program is compiled, which keeps
   * one core busy. The browser tests wait for the game most of the time, so they run while the Java
   * tests keep the machine busy. They use a copy of the program, since Maven may write it again.
   */
  private void testEverything() throws IOException, InterruptedException {
    if (!programs.runsInWeb("node", "build/browser.js", "--install")
        || !programs.runsInWeb("node", "build/install.js")) {
      succeeded = false;
      return;
    }
    Path webLog = home.resolve("target/web.log");
    Path browserLog = home.resolve("target/browser.log");
    Process web = programs.startInWeb(webLog, "", "npm", "run", "--silent", "test");
    if (!programs.maven(Stream.of("-T", "2", "-Dquick", "-pl", "cli", "-am", "package"))) {
      succeeded = false;
      told(web, webLog, "Tests of the web client (they ran in parallel):");
      return;
    }
    Path jar = programs.copyProgram(home.resolve("target/browser"));
    Process browser =
        programs.startInWeb(browserLog, jar.toString(), "npm", "run", "--silent", "e2e");
    // -Dlast: modules that nobody waits for come last, next to tests that wait most of their time.
    succeeded =
        programs.maven(
            Stream.of(
                "-T",
                "3",
                "-fae",
                "verify",
                "-Dlast",
                "-Dweb.tests.skip=true",
                "-Dweb.build.skip=true"));
    told(web, webLog, "Tests of the web client (they ran in parallel):");
    told(browser, browserLog, "Browser tests (they ran in parallel):");
  }

  private void told(Process process, Path log, String title)
      throws IOException, InterruptedException {
    System.err.println(title);
    succeeded &= process.waitFor() == 0;
    System.out.print(Files.readString(log));
  }

  /** Names the tests that failed, and ends with one line for all kinds of test. */
  private boolean summarize(FileTime since) throws IOException {
    JUnitReports java = new JUnitReports("Java");
    for (Path module : modules()) {
      java.addAll(module.resolve("target/surefire-reports"), ".xml", since);
    }
    JUnitReports vitest = new JUnitReports("Vitest");
    vitest.addAll(home.resolve("web/target"), "vitest.xml", since);
    JUnitReports browser = new JUnitReports("browser");
    browser.addAll(home.resolve("web/target"), "browser.xml", since);
    if (vitest.passed() > 0 && vitest.failed().isEmpty()) {
      fast.webPassed(since);
    }
    List<JUnitReports> all = List.of(java, vitest, browser);
    List<String> failed = all.stream().flatMap(one -> one.failed().stream()).toList();
    failed.forEach(System.out::println);
    int skipped = all.stream().mapToInt(JUnitReports::skipped).sum();
    System.out.println(
        all.stream().mapToInt(JUnitReports::passed).sum()
            + " passed, "
            + failed.size()
            + " failed"
            + (skipped == 0 ? "" : ", " + skipped + " skipped"));
    System.out.println(
        (succeeded && failed.isEmpty() ? "Passed: " : "FAILED: ")
            + all.stream().map(JUnitReports::summary).collect(Collectors.joining("; "))
            + (!succeeded && failed.isEmpty() ? "; the build stopped, see above" : ""));
    return failed.isEmpty();
  }

  private List<Path> modules() throws IOException {
    try (Stream<Path> top = Files.list(home);
        Stream<Path> dev = Files.list(home.resolve("dev"))) {
      return Stream.concat(top, dev).filter(Files::isDirectory).sorted().toList();
    }
  }
}
