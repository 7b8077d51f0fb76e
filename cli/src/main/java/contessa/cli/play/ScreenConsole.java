package contessa.cli.play;

import module java.base;

import contessa.cli.play.screen.Line;
import contessa.cli.play.screen.ScreenLayout;
import contessa.cli.play.screen.TextStyle;
import contessa.cli.play.screen.Wrap;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/**
 * Redraws the whole screen after every event. It uses the terminal's alternate screen, so the
 * original content comes back at the end. Any key cuts a pause short. Keys that are typed before a
 * question wait in its line, and answer it only with Enter.
 */
final class ScreenConsole extends PacedConsole {

  private static final int END_OF_TRANSMISSION = 4;
  private static final String INPUT = "> ";

  private final Terminal terminal;
  private final LineReader reader;
  private final Attributes before;
  private final boolean colours;
  private final TypedAhead typedAhead = new TypedAhead();
  private volatile boolean interrupted;

  ScreenConsole(Terminal terminal, boolean colours, boolean fast) {
    super(terminal.encoding(), fast);
    this.terminal = terminal;
    this.colours = colours;
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.BRACKETED_PASTE, false)
            .variable(LineReader.DISABLE_HISTORY, true)
            .variable(LineReader.DISABLE_COMPLETION, true)
            .build();
    terminal.handle(Signal.INT, _ -> interrupted = true);
    before = terminal.enterRawMode();
    terminal.puts(Capability.enter_ca_mode);
  }

  private Size size() {
    Size size = terminal.getSize();
    return size.getColumns() > 0 && size.getRows() > 0 ? size : Size.of(80, 24);
  }

  private void draw(List<Line> lines) {
    terminal.puts(Capability.clear_screen);
    for (Line line : lines) {
      print(colours ? line.coloured() : line.plain());
    }
    terminal.flush();
  }

  private void draw(Console.Content content, ScreenLayout.Bottom bottom) {
    int columns = size().getColumns();
    ScreenLayout frame = new ScreenLayout(columns, size().getRows());
    draw(frame.draw(content.table(), content.log(), bottom));
  }

  @Override
  public void happened(Console.Content content, List<String> sentences) throws Console.PlayerLeft {
    checkInterrupt();
    draw(content, ScreenLayout.Bottom.EMPTY);
    pauseAfter(sentences);
  }

  @Override
  void pause(int millis) throws Console.PlayerLeft {
    try {
      // Wait in short steps, to notice an interrupt soon.
      long end = System.nanoTime() + millis * 1_000_000L;
      while (System.nanoTime() < end && !interrupted) {
        int key = terminal.reader().read(50L);
        if (key == END_OF_TRANSMISSION || key == NonBlockingReader.EOF) {
          throw new Console.PlayerLeft();
        }
        if (key >= 0) {
          typedAhead.key(key);
          return;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    checkInterrupt();
  }

  private void checkInterrupt() throws Console.PlayerLeft {
    if (interrupted) {
      throw new Console.PlayerLeft();
    }
  }

  @Override
  public String ask(Console.Content content, Console.Query question) throws Console.PlayerLeft {
    draw(content, bottom(question));
    return read(INPUT, true);
  }

  static ScreenLayout.Bottom bottom(Console.Query question) {
    List<String> choices = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    for (Console.Choice choice : question.choices()) {
      String label = choice.label().isEmpty() ? "" : " " + choice.label();
      String more =
          (choice.bluff().isEmpty() ? "" : "*") + (choice.leadsOn() && !choice.known() ? "…" : "");
      choices.add(choice.key() + label + more);
      if (choice.known()) {
        keys.add(choice.key());
      }
    }
    return new ScreenLayout.Bottom(
        question.notice(),
        question.situation().isEmpty()
            ? question.question()
            : question.situation() + " " + question.question(),
        question.notes(),
        choices,
        keys.size() == choices.size() ? keys : List.of(),
        question.commands());
  }

  private String read(String prompt, boolean keepTyped) throws Console.PlayerLeft {
    checkInterrupt();
    try {
      int early;
      while ((early = terminal.reader().read(1L)) >= 0) {
        typedAhead.key(early);
      }
      String typed = typedAhead.take();
      return reader.readLine(prompt, null, keepTyped ? typed : "").strip();
    } catch (UserInterruptException | EndOfFileException e) {
      throw new Console.PlayerLeft();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void page(String title, List<String> lines, String more) throws Console.PlayerLeft {
    int columns = size().getColumns();
    int room = Math.max(1, size().getRows() - 4);
    List<Line> all = new ArrayList<>();
    for (String text : lines) {
      Wrap.text(text, columns).forEach(part -> all.add(Line.of(part)));
    }
    for (int from = 0; from == 0 || from < all.size(); from += room) {
      List<Line> page = new ArrayList<>();
      page.add(Line.of(title, TextStyle.BOLD));
      page.add(Line.of(""));
      page.addAll(all.subList(from, Math.min(all.size(), from + room)));
      draw(page);
      read(spell(more) + " ", false);
    }
  }

  @Override
  public void farewell(List<String> result, String goodbye) {
    terminal.puts(Capability.exit_ca_mode);
    result.forEach(this::print);
    print(goodbye);
    terminal.flush();
  }

  private void print(String text) {
    terminal.writer().print(spell(text) + "\n");
  }

  @Override
  public void close() {
    try {
      terminal.setAttributes(before);
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
