package contessa.cli.play;

import module java.base;

import contessa.bots.Budget;
import contessa.game.SeededChance;
import contessa.notation.words.Language;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/**
 * Plays in the terminal: on a drawn screen if the terminal supports it, in plain sentences if not.
 *
 * @param plain whether to use sentences in any case
 * @param colours whether to use the terminal's colours
 * @param fast whether to leave out pauses for reading
 */
public record TerminalPlay(boolean plain, boolean colours, boolean fast) {

  private static final int MIN_COLUMNS = 60;
  private static final int MIN_ROWS = 16;

  /** Plays games until the player leaves; asks what to play if there is no setup. */
  public void play(
      @Nullable GameSetup setup, Language language, SeededChance chance, Budget budget) {
    try (Console console = open(System.getenv())) {
      new ConsoleSession(console, language, chance, budget).play(setup);
    }
  }

  private Console open(Map<String, String> environment) {
    // Java 22 to 24 always have a console; other versions have one only on a terminal.
    boolean terminal =
        Optional.ofNullable(System.console()).map(java.io.Console::isTerminal).orElse(false);
    if (!terminal || plain || "dumb".equals(environment.get("TERM"))) {
      return plain(environment, terminal);
    }
    try {
      Charset charset = charset(environment);
      Terminal screen =
          TerminalBuilder.builder()
              .system(true)
              .encoding(charset)
              .stdinEncoding(charset)
              .stdoutEncoding(charset)
              .build();
      if (screen.getType().startsWith(Terminal.TYPE_DUMB) || tooSmall(screen)) {
        screen.close();
        return plain(environment, true);
      }
      boolean coloured = colours && environment.getOrDefault("NO_COLOR", "").isEmpty();
      return new ScreenConsole(screen, coloured, fast);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean tooSmall(Terminal screen) {
    int columns = screen.getSize().getColumns();
    int rows = screen.getSize().getRows();
    return columns > 0 && rows > 0 && (columns < MIN_COLUMNS || rows < MIN_ROWS);
  }

  private Console plain(Map<String, String> environment, boolean terminal) {
    if (terminal) {
      // The terminal is in its normal mode, so an interrupt need only end the program.
      Signals.register(
          "INT",
          () -> {
            System.out.println();
            System.exit(0);
          });
    }
    Charset charset = charset(environment);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, charset));
    PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, charset));
    return new PlainConsole(in, out, charset, fast || !terminal);
  }

  /**
   * Java uses ASCII for a locale that is not installed; the name of the locale is more reliable.
   */
  private static Charset charset(Map<String, String> environment) {
    for (String variable : List.of("LC_ALL", "LC_CTYPE", "LANG")) {
      String locale = environment.getOrDefault(variable, "");
      if (!locale.isEmpty()) {
        boolean utf8 = locale.toUpperCase(Locale.ROOT).replace("-", "").contains("UTF8");
        return utf8 ? StandardCharsets.UTF_8 : System.out.charset();
      }
    }
    return System.out.charset();
  }
}
