package contessa.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.royal.RoyalRules;
import contessa.table.game.GameAdapter;
import contessa.table.game.GameAdapter.WindowMove;
import contessa.table.game.GamePrompt;
import contessa.testkit.Dump;
import contessa.testkit.coup.RandomCoupRules;
import org.junit.jupiter.api.Test;

/** A window in which all answer at once has the same outcome as asking one by one. */
class SealedWindowTest {

  private static final int PROFILES = 100_000;
  private static final int DUMPED_EVERY = 20;

  /** What a seat would say to the claim, and then to the action. */
  private record Strategy(boolean challenges, Move toAction) {}

  @Test
  void sealedIsTheSameAsClockwise() {
    int compared = 0;
    int settledEarly = 0;
    for (long seed = 0; compared < PROFILES; seed++) {
      SeededChance chance = new SeededChance(seed);
      CoupRules rules = RandomCoupRules.rules(chance);
      CoupTable table = rules.deal(chance.below(rules.seats()), chance, null);
      for (int move = 0; move < 200 && !table.over() && compared < PROFILES; move++) {
        if (isWindow(table.phase())) {
          for (int profile = 0; profile < 4; profile++) {
            settledEarly += compare(table, chance, ++compared % DUMPED_EVERY == 0) ? 1 : 0;
          }
          toTheEndOfTheWindow(table, chance);
        } else {
          table.play(table.choice(chance.below(table.choiceCount())), chance, null);
        }
      }
    }
    assertThat(settledEarly).isPositive();
  }

  private static boolean isWindow(CoupPhase phase) {
    return phase == CoupPhase.CHALLENGE_ACTION
        || phase == CoupPhase.BLOCK
        || phase == CoupPhase.CHALLENGE_BLOCK;
  }

  private static void toTheEndOfTheWindow(CoupTable table, SeededChance chance) {
    boolean objected = false;
    while (isWindow(table.phase()) && !objected) {
      boolean pass = chance.below(4) > 0;
      int code = pass ? table.code(new CoupMove.Pass()) : table.choice(table.choiceCount() - 1);
      objected = !table.move(code).equals(new CoupMove.Pass());
      table.play(code, chance, null);
    }
  }

  /** Whether the window was settled before all had answered. */
  private static boolean compare(CoupTable table, SeededChance chance, boolean dump) {
    Position position = Position.of(table);
    GameAdapter adapter = GameAdapter.of(table.rules());
    GamePrompt ask = adapter.prompt(position);
    int shy = 1 + chance.below(6);
    Map<Integer, Strategy> strategies = new HashMap<>();
    Map<Integer, Move> sealed = new HashMap<>();
    for (int seat : Seats.list(ask.seats())) {
      Strategy strategy = strategy(adapter.choices(position, seat), shy, chance);
      strategies.put(seat, strategy);
      sealed.put(seat, strategy.challenges() ? new CoupMove.Challenge() : strategy.toAction());
      assertThat(adapter.choices(position, seat)).contains(sealed.get(seat));
    }
    long draws = chance.next();

    CoupTable clockwise = table.copy();
    SeededChance drawing = new SeededChance(draws);
    List<AddressedEvent> told = askClockwise(clockwise, strategies, drawing);

    CoupTable atOnce = table.copy();
    List<AddressedEvent> toldAtOnce = new ArrayList<>();
    SeededChance same = new SeededChance(draws);
    List<WindowMove> steps = settle(adapter, position, sealed);
    for (WindowMove step : steps) {
      assertThat(atOnce.toMove()).isEqualTo(step.seat());
      atOnce.play(atOnce.code(step.move()), same, toldAtOnce::add);
    }

    assertThat(toldAtOnce).isEqualTo(told);
    assertThat(atOnce.toMove()).isEqualTo(clockwise.toMove());
    assertThat(same.next()).isEqualTo(drawing.next());
    if (dump) {
      assertThat(Dump.of(atOnce.view(Reader.REFEREE)))
          .isEqualTo(Dump.of(clockwise.view(Reader.REFEREE)));
    }
    return settlesEarly(adapter, position, sealed, steps, chance);
  }

  private static Strategy strategy(List<Move> choices, int shy, SeededChance chance) {
    boolean challenges = choices.contains(new CoupMove.Challenge()) && chance.below(shy + 2) == 0;
    List<Move> blocks = choices.stream().filter(CoupMove.Block.class::isInstance).toList();
    Move toAction =
        blocks.isEmpty() || chance.below(shy) > 0
            ? new CoupMove.Pass()
            : blocks.get(chance.below(blocks.size()));
    return new Strategy(challenges, toAction);
  }

  /** As the rules have it: one after another, and the first to object decides. */
  private static List<AddressedEvent> askClockwise(
      CoupTable table, Map<Integer, Strategy> strategies, SeededChance chance) {
    List<AddressedEvent> told = new ArrayList<>();
    while (isWindow(table.phase())) {
      Strategy strategy = strategies.get(table.toMove());
      Move answer =
          table.phase() == CoupPhase.BLOCK
              ? strategy.toAction()
              : strategy.challenges() ? new CoupMove.Challenge() : new CoupMove.Pass();
      table.play(table.code(answer), chance, told::add);
      if (!answer.equals(new CoupMove.Pass())) {
        break;
      }
    }
    return told;
  }

  private static List<WindowMove> settle(
      GameAdapter adapter, Position position, Map<Integer, Move> sealed) {
    return adapter.settle(
        position,
        (seat, asked) -> {
          Move answer = sealed.get(seat);
          return answer == null ? null : adapter.meaning(answer, asked);
        });
  }

  /** Whenever some of the answers settle the window, the others could not have changed it. */
  private static boolean settlesEarly(
      GameAdapter adapter,
      Position position,
      Map<Integer, Move> sealed,
      List<WindowMove> steps,
      SeededChance chance) {
    Map<Integer, Move> some = new HashMap<>(sealed);
    for (int seat : sealed.keySet()) {
      if (chance.below(3) == 0) {
        some.remove(seat);
      }
    }
    List<WindowMove> early = settle(adapter, position, some);
    if (early != null) {
      assertThat(early).isEqualTo(steps);
    }
    return early != null && some.size() < sealed.size();
  }

  @Test
  void thePlansOfCoupRoyalArePlayedInSeatOrder() {
    for (int seed = 0; seed < 200; seed++) {
      SeededChance chance = new SeededChance(seed);
      RoyalRules rules = RoyalRules.standard(2 + chance.below(4));
      GameAdapter adapter = GameAdapter.of(rules);
      Table table = rules.deal(0, chance, null);
      for (int move = 0; move < 40 && !table.over(); move++) {
        Position position = Position.of(table);
        GamePrompt ask = adapter.prompt(position);
        if (!ask.sealed()) {
          table.play(table.choice(chance.below(table.choiceCount())), chance, null);
          continue;
        }
        Map<Integer, Move> sealed = new HashMap<>();
        for (int seat : Seats.list(ask.seats())) {
          List<Move> choices = adapter.choices(position, seat);
          sealed.put(seat, choices.get(chance.below(choices.size())));
        }
        for (WindowMove step : settle(adapter, position, sealed)) {
          assertThat(table.toMove()).isEqualTo(step.seat());
          assertThat(step.move()).isEqualTo(sealed.get(step.seat()));
          table.play(table.code(step.move()), chance, null);
        }
      }
    }
  }
}
