package contessa.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.SeededChance;
import contessa.notation.words.Language;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;

/** The screen console restores the terminal. */
class ScreenConsoleTest {

  private static final String SECOND_PAGE = "\u001b[?1049h";
  private static final String FIRST_PAGE = "\u001b[?1049l";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private boolean cooked;

  private Terminal terminal(Charset charset) throws IOException {
    InputStream nothing = new ByteArrayInputStream(new byte[0]);
    Terminal terminal =
        new ExternalTerminal("test", "xterm", nothing, out, charset) {
          @Override
          public void setAttributes(Attributes attributes) {
            super.setAttributes(attributes);
            cooked = attributes.getLocalFlag(LocalFlag.ICANON);
          }
        };
    terminal.setSize(Size.of(80, 24));
    Attributes usual = terminal.getAttributes();
    usual.setLocalFlags(EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO), true);
    terminal.setAttributes(usual);
    return terminal;
  }

  private static void play(Console console) {
    GameSetup setup =
        new GameSetup(
            CoupRules.of(Edition.RESISTANCE, 2), List.of(Roster.named("random").orElseThrow()));
    new ConsoleSession(console, Language.of("de"), new SeededChance(1), Budget.QUICK).play(setup);
  }

  private String written(Charset charset) {
    return out.toString(charset);
  }

  @Test
  void theEndOfInputLeavesTheTerminalAsItWas() throws IOException {
    Terminal terminal = terminal(StandardCharsets.UTF_8);
    try (ScreenConsole console = new ScreenConsole(terminal, true, true)) {
      assertThat(cooked).isFalse();
      play(console);
    }
    assertThat(written(StandardCharsets.UTF_8))
        .contains(SECOND_PAGE)
        .contains("Deine Karten: ")
        .endsWith("Bis bald!\r\n")
        .contains(FIRST_PAGE);
    assertThat(cooked).isTrue();
  }

  @Test
  void anInterruptLeavesTheGame() throws IOException {
    Terminal terminal = terminal(StandardCharsets.UTF_8);
    try (ScreenConsole console = new ScreenConsole(terminal, true, true)) {
      terminal.raise(Terminal.Signal.INT);
      play(console);
    }
    assertThat(written(StandardCharsets.UTF_8))
        .doesNotContain("Deine Karten: ")
        .endsWith("Bis bald!\r\n");
  }

  @Test
  void coloursCanBeTurnedOff() throws IOException {
    try (ScreenConsole console = new ScreenConsole(terminal(StandardCharsets.UTF_8), false, true)) {
      play(console);
    }
    assertThat(written(StandardCharsets.UTF_8)).doesNotContainPattern("\u001b\\[[0-9;]+m[^\u001b]");
  }

  @Test
  void anAsciiTerminalGetsAscii() throws IOException {
    try (ScreenConsole console =
        new ScreenConsole(terminal(StandardCharsets.US_ASCII), true, true)) {
      play(console);
    }
    assertThat(written(StandardCharsets.ISO_8859_1)).contains("> ").matches("(?s)\\p{ASCII}*");
  }
}
