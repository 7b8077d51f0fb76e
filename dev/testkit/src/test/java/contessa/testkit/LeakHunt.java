package contessa.testkit;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.testkit.Secrecy.Leak;
import contessa.testkit.Secrecy.Parting;
import org.jspecify.annotations.Nullable;

/**
 * Plays pairs of games that agree on everything that one reader may know and differ in hidden
 * information. The reader must be shown, told and answered the same, byte for byte, until an event
 * that the reader may know makes the games differ.
 *
 * <p>A pair begins with two deals, or in the middle of a game with a second truth that fits what
 * the reader knows by then. From there on both games go the same way as far as the reader can see;
 * hidden moves and hidden draws are made separately for the second.
 */
public final class LeakHunt {

  private static final int MOST_STEPS = 60;
  private static final int LATEST_START = 120;
  private static final int TRIES = 8;
  private static final int ATTEMPTS = 3;
  private static final int REMEMBERED = 32;

  private final Secrecy secrecy;
  private final LeakSurface disclosure;
  private final long seed;

  /** How much was compared; a step is a move played in both games. */
  public record Report(long seed, int pairs, long steps) {}

  public LeakHunt(Secrecy secrecy, LeakSurface disclosure, long seed) {
    this.secrecy = secrecy;
    this.disclosure = disclosure;
    this.seed = seed;
  }

  /** Compares this number of pairs; throws at the first leak. */
  public Report compare(int pairs) {
    long steps = 0;
    int compared = 0;
    for (long number = 0; compared < pairs; number++) {
      try {
        int length = new Pair(new SeededChance(seed + number)).compare();
        steps += length;
        compared += length > 0 ? 1 : 0;
      } catch (Leak leak) {
        throw new AssertionError(
            "seed " + seed + ", pair " + number + ": " + leak.getMessage(), leak);
      }
    }
    return new Report(seed, compared, steps);
  }

  /** The number of the first pair that shows a leak; -1 if none does. */
  public int firstLeak(int pairs) {
    for (int number = 0; number < pairs; number++) {
      try {
        new Pair(new SeededChance(seed + number)).compare();
      } catch (Leak _) {
        return number;
      }
    }
    return -1;
  }

  private final class Pair {
    private final SeededChance chance;
    private final Rulebook rules;
    private final int reader;
    private final RandomPlayStyle style;
    private final List<Move> remembered = new ArrayList<>();
    private final List<Move> story = new ArrayList<>();

    private Pair(SeededChance chance) {
      this.chance = chance;
      rules = secrecy.rules(chance);
      reader = chance.below(rules.seats() + 1) + Reader.SPECTATOR;
      style = new RandomPlayStyle(chance);
    }

    /** The number of steps compared. */
    private int compare() {
      int steps = 0;
      try {
        Table one;
        Table two;
        int first = chance.below(rules.seats());
        RecordedChance draws = new RecordedChance(chance);
        List<AddressedEvent> told = new ArrayList<>();
        one = rules.deal(first, draws, told::add);
        if (chance.below(2) == 0) {
          List<AddressedEvent> toldToo = new ArrayList<>();
          two =
              rules.deal(
                  first, secrecy.echo(rules, draws.given(), told, reader, chance), toldToo::add);
          same(one, told, two, toldToo);
          steps++;
        } else {
          playOn(one, chance.below(LATEST_START));
          Table twin = one.over() ? null : secrecy.twin(one, reader, chance);
          if (twin == null) {
            return 0;
          }
          two = twin;
        }
        same(one, two);
        while (!one.over() && steps < MOST_STEPS) {
          step(one, two);
          steps++;
        }
      } catch (Parting _) {
        // Nothing more to compare.
      }
      return steps;
    }

    private void playOn(Table table, int moves) {
      for (int i = 0; i < moves && !table.over(); i++) {
        int code = style.pick(table);
        remember(table.move(code));
        disclosure.play(table, code, chance);
      }
    }

    private void step(Table one, Table two) {
      int code = -1;
      int other = -1;
      for (int tries = 0; other < 0; tries++) {
        if (tries == TRIES) {
          throw new Parting();
        }
        code = style.pick(one);
        other = counterpart(one, code, two);
      }
      Move move = one.move(code);
      remember(move);
      story.add(move);
      Table before = one.copy();
      Table beforeToo = two.copy();
      RecordedChance draws = new RecordedChance(chance);
      List<AddressedEvent> told = disclosure.play(one, code, draws);
      List<AddressedEvent> toldToo =
          disclosure.play(two, other, secrecy.echo(rules, draws.given(), told, reader, chance));
      same(before, told, beforeToo, toldToo);
      same(one, two);
    }

    private int counterpart(Table one, int code, Table two) {
      if (one.toMove() != reader) {
        return secrecy.alike(one, code, two, reader, chance);
      }
      int other = two.code(one.move(code));
      if (other < 0) {
        throw leak("the reader's move is legal in one game only", one.move(code), null);
      }
      return other;
    }

    private void remember(Move move) {
      if (remembered.size() < REMEMBERED) {
        remembered.add(move);
      } else {
        remembered.set(chance.below(REMEMBERED), move);
      }
    }

    /** The reader hears the same events, until one that may differ by the rules. */
    private void same(
        Table before, List<AddressedEvent> told, Table beforeToo, List<AddressedEvent> toldToo) {
      for (int i = 0; i < Math.max(told.size(), toldToo.size()); i++) {
        if (i == told.size() || i == toldToo.size()) {
          throw leak("one game has more events", told, toldToo);
        }
        Event full = told.get(i).full();
        Event fullToo = toldToo.get(i).full();
        if (!secrecy.known(full, reader).equals(secrecy.known(fullToo, reader))) {
          if (secrecy.mayPart(rules, full, fullToo, reader)) {
            throw new Parting();
          }
          throw leak("the events differ", full, fullToo);
        }
        String heard = disclosure.heard(before, told.get(i), reader);
        String heardToo = disclosure.heard(beforeToo, toldToo.get(i), reader);
        if (!heard.equals(heardToo)) {
          throw leak("the reader hears different events", heard, heardToo);
        }
      }
    }

    /** The reader sees the same and gets the same answers to any attempt. */
    private void same(Table one, Table two) {
      String shown = disclosure.shown(one, reader);
      String shownToo = disclosure.shown(two, reader);
      if (!shown.equals(shownToo)) {
        throw leak("the reader is shown different views", shown, shownToo);
      }
      for (int i = 0; i < ATTEMPTS && !remembered.isEmpty(); i++) {
        Move move = remembered.get(chance.below(remembered.size()));
        String answer = disclosure.answer(one, reader, move);
        if (!answer.equals(disclosure.answer(two, reader, move))) {
          throw leak("the reader is answered otherwise", answer, move);
        }
      }
      int code = chance.below(Table.CODES);
      if (reader == one.toMove() && !one.allows(code)) {
        String answer = disclosure.answer(one, code);
        String answerToo = disclosure.answer(two, code);
        if (!answer.equals(answerToo)) {
          throw leak("the reader is answered otherwise", answer, answerToo);
        }
      }
    }

    private Leak leak(String what, Object one, @Nullable Object two) {
      return new Leak(
          what + " (reader " + reader + "):\n  " + one + "\n  " + two + "\nafter " + story);
    }
  }
}
