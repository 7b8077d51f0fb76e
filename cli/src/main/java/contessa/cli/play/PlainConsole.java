package contessa.cli.play;

import module java.base;

import contessa.cli.play.screen.Transliteration;

/**
 * Prints sentences one after another and draws nothing: for screen readers, pipes and simple
 * terminals. It never changes a line that it has printed.
 */
final class PlainConsole implements Console {

  private final BufferedReader in;
  private final PrintWriter out;
  private final Transliteration characters;
  private final ReadingPause pause;
  private String last = "";
  private boolean hinted;

  PlainConsole(BufferedReader in, PrintWriter out, Charset charset, ReadingPause pause) {
    this.in = in;
    this.out = out;
    this.pause = pause;
    characters = new Transliteration(charset);
  }

  private void print(String text) {
    out.println(characters.write(text));
    last = text;
  }

  @Override
  public void happened(ScreenContent content, List<String> sentences) throws PlayerLeft {
    sentences.forEach(this::print);
    out.flush();
    pause.after(sentences);
  }

  @Override
  public String ask(ScreenContent content, ConsoleQuestion question) throws PlayerLeft {
    if (!question.notice().isEmpty()) {
      print(question.notice());
    }
    question.preface().forEach(this::print);
    // Do not repeat the last sentence.
    if (!question.situation().isEmpty() && !question.situation().equals(last)) {
      print(question.situation());
    }
    print(question.question());
    question.notes().forEach(this::print);
    for (ConsoleQuestion.Choice choice : question.choices()) {
      String label = choice.label().isEmpty() ? "" : ": " + choice.label();
      print(choice.key() + label + (choice.bluff().isEmpty() ? "" : ", " + choice.bluff()));
    }
    if (!hinted && !question.hint().isEmpty()) {
      print(question.hint());
      hinted = true;
    }
    return read();
  }

  private String read() throws PlayerLeft {
    out.print("> ");
    out.flush();
    try {
      String line = in.readLine();
      if (line == null) {
        out.println();
        throw new PlayerLeft();
      }
      return line.strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text stays on the terminal, so there is no need to wait for the player. */
  @Override
  public void page(String title, List<String> lines, String more) {
    print(title);
    lines.forEach(this::print);
  }

  @Override
  public void hurry(boolean hurry) {
    pause.hurry(hurry);
  }

  @Override
  public void farewell(List<String> result, String goodbye) {
    print(goodbye);
    out.flush();
  }

  @Override
  public String spell(String text) {
    return characters.write(text);
  }

  @Override
  public void close() {
    out.flush();
  }
}
