package contessa.cli.play;

import contessa.cli.play.screen.Frame;
import contessa.cli.play.screen.Ink;
import contessa.cli.play.screen.Letters;
import contessa.cli.play.screen.Line;
import contessa.cli.play.screen.Wrap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
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
 * A screen that is drawn anew whenever something happens, on the terminal's second page so that the
 * first is there again afterwards. Any key cuts a rest short; what is typed before a question is
 * asked does not answer it.
 */
final class ScreenConsole implements Console {

  private static final int END_OF_TRANSMISSION = 4;
  private static final String INPUT = "> ";

  private final Terminal terminal;
  private final LineReader reader;
  private final Letters letters;
  private final Attributes before;
  private final boolean colours;
  private final Pace pace;
  private volatile boolean interrupted;

  ScreenConsole(Terminal terminal, boolean colours, boolean fast) {
    this.terminal = terminal;
    this.colours = colours;
    letters = new Letters(terminal.encoding());
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.BRACKETED_PASTE, false)
            .variable(LineReader.DISABLE_HISTORY, true)
            .variable(LineReader.DISABLE_COMPLETION, true)
            .build();
    pace = new Pace(fast, this::rest);
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

  private void draw(Scene scene, Frame.Bottom bottom) {
    int columns = size().getColumns();
    Frame frame = new Frame(columns, size().getRows());
    draw(frame.draw(scene.table().apply(columns), scene.log(), bottom));
  }

  @Override
  public void happened(Scene scene, List<String> sentences) throws Leave {
    checkInterrupt();
    draw(scene, Frame.Bottom.EMPTY);
    pace.rest(sentences);
  }

  private void rest(int millis) throws Leave {
    try {
      // A short wait at a time, so that an interrupt is soon noticed.
      long end = System.nanoTime() + millis * 1_000_000L;
      while (System.nanoTime() < end && !interrupted) {
        int key = terminal.reader().read(50L);
        if (key == END_OF_TRANSMISSION || key == NonBlockingReader.EOF) {
          throw new Leave();
        }
        if (key >= 0) {
          return;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    checkInterrupt();
  }

  private void checkInterrupt() throws Leave {
    if (interrupted) {
      throw new Leave();
    }
  }

  @Override
  public String ask(Scene scene, Asked asked) throws Leave {
    draw(scene, bottom(asked));
    return read(INPUT);
  }

  static Frame.Bottom bottom(Asked asked) {
    List<String> choices = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    for (Asked.Choice choice : asked.choices()) {
      String label = choice.label().isEmpty() ? "" : " " + choice.label();
      String more =
          (choice.bluff().isEmpty() ? "" : "*") + (choice.leadsOn() && !choice.known() ? "…" : "");
      choices.add(choice.key() + label + more);
      if (choice.known()) {
        keys.add(choice.key());
      }
    }
    return new Frame.Bottom(
        asked.notice(),
        asked.situation().isEmpty() ? asked.question() : asked.situation() + " " + asked.question(),
        asked.notes(),
        choices,
        keys.size() == choices.size() ? keys : List.of(),
        asked.commands());
  }

  private String read(String prompt) throws Leave {
    checkInterrupt();
    try {
      int early;
      do {
        early = terminal.reader().read(1L);
      } while (early >= 0);
      return reader.readLine(prompt).strip();
    } catch (UserInterruptException | EndOfFileException e) {
      throw new Leave();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void page(String title, List<String> lines, String more) throws Leave {
    int columns = size().getColumns();
    int room = Math.max(1, size().getRows() - 4);
    List<Line> all = new ArrayList<>();
    for (String text : lines) {
      Wrap.text(text, columns).forEach(part -> all.add(Line.of(part)));
    }
    for (int from = 0; from == 0 || from < all.size(); from += room) {
      List<Line> page = new ArrayList<>();
      page.add(Line.of(title, Ink.BOLD));
      page.add(Line.of(""));
      page.addAll(all.subList(from, Math.min(all.size(), from + room)));
      draw(page);
      read(letters.write(more) + " ");
    }
  }

  @Override
  public void hurry(boolean hurry) {
    pace.hurry(hurry);
  }

  @Override
  public void farewell(List<String> result, String goodbye) {
    terminal.puts(Capability.exit_ca_mode);
    result.forEach(this::print);
    print(goodbye);
    terminal.flush();
  }

  private void print(String text) {
    terminal.writer().print(letters.write(text) + "\n");
  }

  @Override
  public String spell(String text) {
    return letters.write(text);
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
