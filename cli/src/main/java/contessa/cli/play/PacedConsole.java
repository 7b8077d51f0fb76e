package contessa.cli.play;

import module java.base;

import contessa.cli.play.screen.Transliteration;

/** A console that pauses after an event, long enough for the player to read about it. */
abstract class PacedConsole implements Console {

  private static final int BASE_MILLIS = 400;
  private static final int MILLIS_PER_LETTER = 18;
  private static final int MAX_MILLIS = 2500;

  private final Transliteration characters;
  private final boolean fast;
  private boolean hurried;

  PacedConsole(Charset charset, boolean fast) {
    characters = new Transliteration(charset);
    this.fast = fast;
  }

  abstract void pause(int millis) throws PlayerLeft;

  final void pauseAfter(List<String> sentences) throws PlayerLeft {
    if (!fast && !hurried && !sentences.isEmpty()) {
      int letters = sentences.stream().mapToInt(String::length).sum();
      pause(Math.min(MAX_MILLIS, BASE_MILLIS + MILLIS_PER_LETTER * letters));
    }
  }

  @Override
  public final void hurry(boolean hurry) {
    hurried = hurry;
  }

  @Override
  public final String spell(String text) {
    return characters.write(text);
  }
}
