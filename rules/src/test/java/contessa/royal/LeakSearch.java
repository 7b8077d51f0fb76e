package contessa.royal;

import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.SeededChance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for leaks through a window: plays pairs of games that agree on what a reader may know and
 * differ in what is hidden, and compares all that reaches that reader.
 *
 * <p>A game is played to its end first. Its twin then gets other secret cards wherever the reader
 * did not draw them, and another order of the loot that is never drawn or drawn late; in every
 * round a second twin makes other plans for everybody else. The twins are followed as long as the
 * reader may not know the difference: to the first loot card that differs, to the reveal of the
 * plans, to the scoring.
 */
final class LeakSearch {

  private final Window window;
  private final SeededChance chance;
  private int pairs;

  LeakSearch(Window window, long seed) {
    this.window = window;
    chance = new SeededChance(seed);
  }

  /** How many pairs of games that differ in something hidden have been compared. */
  int pairs() {
    return pairs;
  }

  /** Plays one game with its twins; what leaks, or null. */
  @Nullable String search() {
    int seats = 2 + chance.below(4);
    int reader = chance.below(seats + 1) - 1;
    RoyalTable start = RoyalRules.standard(seats).deal(0, chance, null);
    Script script = Script.of(start, chance);
    RoyalTable twin = twin(start, script, reader);
    return follow(start, twin, script.codes, reader);
  }

  /** A game's moves, and who drew which secret card. */
  private record Script(List<Integer> codes, List<Integer> drawers, int lootDrawn) {

    static Script of(RoyalTable start, SeededChance chance) {
      RoyalTable table = start.copy();
      List<Integer> codes = new ArrayList<>();
      List<Integer> drawers = new ArrayList<>();
      while (!table.over()) {
        int code = table.choice(chance.below(table.choices()));
        codes.add(code);
        table.play(
            code,
            chance,
            told -> {
              if (told.full() instanceof RoyalEvent.Secret secret) {
                for (int card = 0; card < secret.count(); card++) {
                  drawers.add(secret.seat());
                }
              }
            });
      }
      return new Script(codes, drawers, table.lootDrawn);
    }
  }

  private RoyalTable twin(RoyalTable start, Script script, int reader) {
    RoyalTable twin = start.copy();
    List<Integer> hidden = new ArrayList<>();
    for (int card = 0; card < start.secretDeck.length; card++) {
      if (card >= script.drawers.size() || script.drawers.get(card) != reader) {
        hidden.add(card);
      }
    }
    twin.secretDeck = shuffled(start.secretDeck, hidden);
    int late = start.lootDrawn + chance.below(script.lootDrawn - start.lootDrawn + 1);
    twin.deck = shuffled(start.deck, range(late, start.deckTwoFrom));
    twin.deck = shuffled(twin.deck, range(Math.max(late, start.deckTwoFrom), start.deck.length));
    return twin;
  }

  private static List<Integer> range(int from, int to) {
    List<Integer> range = new ArrayList<>();
    for (int place = from; place < to; place++) {
      range.add(place);
    }
    return range;
  }

  /** The deck with the cards at these places shuffled among themselves. */
  private int[] shuffled(int[] deck, List<Integer> places) {
    int[] other = deck.clone();
    for (int last = places.size() - 1; last > 0; last--) {
      int a = places.get(last);
      int b = places.get(chance.below(last + 1));
      int card = other[a];
      other[a] = other[b];
      other[b] = card;
    }
    return other;
  }

  private @Nullable String follow(
      RoyalTable start, RoyalTable twin, List<Integer> codes, int reader) {
    RoyalTable table = start.copy();
    int differs = Arrays.mismatch(table.deck, twin.deck);
    pairs += differs >= 0 || !Arrays.equals(table.secretDeck, twin.secretDeck) ? 1 : 0;
    RoyalTable planner = twin.copy();
    String leak = compare(table, twin, reader);
    for (int code : codes) {
      boolean newRound = table.phase == RoyalPhase.PLAN && table.decider == 0;
      if (newRound) {
        planner.become(twin);
      }
      if (leak == null && table.phase == RoyalPhase.PLAN && table.decider < table.seats() - 1) {
        leak = otherwise(table, planner, code, reader);
      }
      if (leak != null) {
        return leak;
      }
      leak = step(table, twin, code, code, reader);
      if (table.over() || (differs >= 0 && table.lootDrawn > differs)) {
        return null;
      }
    }
    return leak;
  }

  /** The planner makes another plan, unless it is the reader's turn; the table itself stays. */
  private @Nullable String otherwise(RoyalTable table, RoyalTable planner, int code, int reader) {
    int other = table.decider == reader ? code : chance.below(planner.choices());
    boolean first = table.thieves == planner.thieves && table.snitches == planner.snitches;
    pairs += first && other != code ? 1 : 0;
    return step(table.copy(), planner, code, other, reader);
  }

  private @Nullable String step(
      RoyalTable table, RoyalTable twin, int code, int otherCode, int reader) {
    List<AddressedEvent> told = new ArrayList<>();
    List<AddressedEvent> otherTold = new ArrayList<>();
    table.play(code, chance, told::add);
    twin.play(otherCode, chance, otherTold::add);
    if (revealed(table, twin)) {
      return null;
    }
    List<Object> heard = heard(told, table, reader);
    List<Object> otherHeard = heard(otherTold, twin, reader);
    if (!heard.equals(otherHeard)) {
      return "seat " + reader + " hears " + heard + " or " + otherHeard;
    }
    return compare(table, twin, reader);
  }

  /** Whether all may know the difference now: scored, or the first differing loot is open. */
  private static boolean revealed(RoyalTable table, RoyalTable twin) {
    return table.over() || !Arrays.equals(table.open, twin.open);
  }

  private List<Object> heard(List<AddressedEvent> told, RoyalTable after, int reader) {
    return told.stream().map(one -> window.heard(one, after, reader)).toList();
  }

  private @Nullable String compare(RoyalTable table, RoyalTable twin, int reader) {
    Object view = window.view(table, reader);
    Object other = window.view(twin, reader);
    if (!view.equals(other)) {
      return "seat " + reader + " sees " + view + " or " + other;
    }
    Object prompt = window.prompt(table, reader);
    Object otherPrompt = window.prompt(twin, reader);
    if (!prompt.equals(otherPrompt)) {
      return "seat " + reader + " is asked " + prompt + " or " + otherPrompt;
    }
    return refusals(table, twin, reader);
  }

  /** What is refused, and how, must not depend on what is hidden either. */
  private @Nullable String refusals(RoyalTable table, RoyalTable twin, int reader) {
    if (reader == table.toMove() && reader != Reader.SPECTATOR) {
      int code = chance.below(RoyalTable.CODES);
      if (table.allows(code) != twin.allows(code)) {
        return "seat " + reader + " may or may not " + code;
      }
    }
    return null;
  }
}
