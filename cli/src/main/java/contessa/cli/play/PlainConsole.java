package contessa.cli.play;

import module java.base;

/**
 * Prints sentences one after another and draws nothing: for screen readers, pipes and simple
 * terminals. It never changes a line that it has printed.
 */
final class PlainConsole extends PacedConsole {

  private final BufferedReader in;
  private final PrintWriter out;
  private String last = "";
  private boolean hinted;

  PlainConsole(BufferedReader in, PrintWriter out, Charset charset, boolean fast) {
    super(charset, fast);
    this.in = in;
    this.out = out;
  }

  private void print(String text) {
    out.println(spell(text));
    last = text;
  }

  @Override
  public void happened(Console.Content content, List<String> sentences) throws Console.PlayerLeft {
    sentences.forEach(this::print);
    out.flush();
    pauseAfter(sentences);
  }

  @Override
  void pause(int millis) throws Console.PlayerLeft {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new Console.PlayerLeft();
    }
  }

  @Override
  public String ask(Console.Content content, Console.Query question) throws Console.PlayerLeft {
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
    for (Console.Choice choice : question.choices()) {
      String label = choice.label().isEmpty() ? "" : ": " + choice.label();
      print(choice.key() + label + (choice.bluff().isEmpty() ? "" : ", " + choice.bluff()));
    }
    if (!hinted && !question.hint().isEmpty()) {
      print(question.hint());
      hinted = true;
    }
    return read();
  }

  private String read() throws Console.PlayerLeft {
    out.print("> ");
    out.flush();
    try {
      String line = in.readLine();
      if (line == null) {
        out.println();
        throw new Console.PlayerLeft();
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
  public void farewell(List<String> result, String goodbye) {
    print(goodbye);
    out.flush();
  }

  @Override
  public void close() {
    out.flush();
  }
}
