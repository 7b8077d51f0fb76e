package contessa.cli.play;

import contessa.cli.play.screen.Letters;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;

/**
 * One sentence after another and nothing drawn: for screen readers, pipes and simple terminals.
 * Whatever is printed stays as it is.
 */
final class PlainConsole implements Console {

  private final BufferedReader in;
  private final PrintWriter out;
  private final Letters letters;
  private final Pace pace;
  private String last = "";
  private boolean hinted;

  PlainConsole(BufferedReader in, PrintWriter out, Charset charset, Pace pace) {
    this.in = in;
    this.out = out;
    this.pace = pace;
    letters = new Letters(charset);
  }

  private void print(String text) {
    out.println(letters.write(text));
    last = text;
  }

  @Override
  public void happened(Scene scene, List<String> sentences) throws Leave {
    sentences.forEach(this::print);
    out.flush();
    pace.rest(sentences);
  }

  @Override
  public String ask(Scene scene, Asked asked) throws Leave {
    if (!asked.notice().isEmpty()) {
      print(asked.notice());
    }
    asked.before().forEach(this::print);
    // What was said last is not said again.
    if (!asked.situation().isEmpty() && !asked.situation().equals(last)) {
      print(asked.situation());
    }
    print(asked.question());
    asked.notes().forEach(this::print);
    for (Asked.Choice choice : asked.choices()) {
      String label = choice.label().isEmpty() ? "" : ": " + choice.label();
      print(choice.key() + label + (choice.bluff().isEmpty() ? "" : ", " + choice.bluff()));
    }
    if (!hinted && !asked.hint().isEmpty()) {
      print(asked.hint());
      hinted = true;
    }
    return read();
  }

  private String read() throws Leave {
    out.print("> ");
    out.flush();
    try {
      String line = in.readLine();
      if (line == null) {
        out.println();
        throw new Leave();
      }
      return line.strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Printed text stays, so nobody has to be asked whether to go on. */
  @Override
  public void page(String title, List<String> lines, String more) {
    print(title);
    lines.forEach(this::print);
  }

  @Override
  public void hurry(boolean hurry) {
    pace.hurry(hurry);
  }

  @Override
  public void farewell(List<String> result, String goodbye) {
    print(goodbye);
    out.flush();
  }

  @Override
  public String spell(String text) {
    return letters.write(text);
  }

  @Override
  public void close() {
    out.flush();
  }
}
