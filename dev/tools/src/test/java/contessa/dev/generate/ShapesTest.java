package contessa.dev.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.coup.CoupMove;
import contessa.coup.CoupRules;
import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import contessa.royal.RoyalRules;
import contessa.testkit.TestScale;
import contessa.testkit.coup.RandomCoupRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The declarations of views and events are neither narrower nor wider than what random games write.
 */
@Tag("soak")
class ShapesTest {

  private static final int COUP_GAMES = TestScale.of(20, 60);
  private static final int ROYAL_GAMES = TestScale.of(12, 40);
  private static final int MAX_MOVES = 400;

  private final ShapeChecker checker = new ShapeChecker();

  @Test
  void viewsAndEventsOfCoupAreAsDeclared() {
    for (int game = 0; game < COUP_GAMES; game++) {
      SeededChance chance = new SeededChance(game);
      CoupRules rules = RandomCoupRules.rules(chance);
      play(rules, chance, game % 4 == 0, CoupShapes.View.class, CoupShapes.Event.class);
    }
    assertThat(checker.unseen(CoupShapes.View.class)).isEmpty();
    assertThat(checker.unseen(CoupShapes.Event.class)).isEmpty();
  }

  @Test
  void viewsAndEventsOfCoupRoyalAreAsDeclared() {
    for (int game = 0; game < ROYAL_GAMES; game++) {
      SeededChance chance = new SeededChance(game);
      RoyalRules rules = RoyalRules.standard(2 + game % 4);
      play(rules, chance, false, RoyalShapes.View.class, RoyalShapes.Event.class);
    }
    assertThat(checker.unseen(RoyalShapes.View.class)).isEmpty();
    assertThat(checker.unseen(RoyalShapes.Event.class)).isEmpty();
  }

  private void play(
      Rulebook rules, SeededChance chance, boolean leaves, Class<?> view, Class<?> event) {
    GameNotation notation = Notations.of(rules);
    Outcome.Played played = Position.deal(rules, 0, chance);
    for (int moves = 0; moves < MAX_MOVES; moves++) {
      for (AddressedEvent told : played.events()) {
        checker.check(heard(notation, rules, told.open()), event);
        checker.check(heard(notation, rules, told.full()), event);
      }
      Position position = played.position();
      int reader = chance.below(rules.seats() + 1) + Reader.SPECTATOR;
      checker.check(seen(notation, position.view(Reader.REFEREE)), view);
      checker.check(seen(notation, position.view(reader)), view);
      if (position.over()) {
        return;
      }
      played = next(position, chance, leaves && moves == 40);
    }
  }

  /** Mostly passes, so that actions come to their end; otherwise picks any move. */
  private static Outcome.Played next(Position position, SeededChance chance, boolean leaves) {
    int seat = position.toMove();
    if (leaves && position.canLeave(seat)) {
      return position.leave(seat, chance);
    }
    List<Move> moves = position.moves();
    boolean passes = moves.contains(new CoupMove.Pass()) && chance.below(3) > 0;
    Move move = passes ? new CoupMove.Pass() : moves.get(chance.below(moves.size()));
    return (Outcome.Played) position.play(seat, move, chance);
  }

  private static JsonNode seen(GameNotation notation, View view) {
    return written(json -> notation.writeView(view, json));
  }

  private static JsonNode heard(GameNotation notation, Rulebook rules, Event event) {
    return written(
        json -> {
          json.begin();
          notation.writeHeard(rules, event, json);
          json.end();
        });
  }

  private static JsonNode written(Consumer<JsonWriter> writer) {
    JsonWriter json = new JsonWriter(true);
    writer.accept(json);
    return Json.read(json.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"event\":\"sided\",\"seat\":0}",
        "{\"event\":\"sided\",\"seat\":0,\"allegiance\":null}",
        "{\"event\":\"sided\",\"seat\":0,\"allegiance\":\"royalist\"}",
        "{\"event\":\"sided\",\"seat\":\"0\",\"allegiance\":\"loyalist\"}",
        "{\"event\":\"sided\",\"seat\":0,\"allegiance\":\"loyalist\",\"coins\":2}",
        "{\"event\":\"swayed\",\"seat\":0,\"allegiance\":\"loyalist\"}",
      })
  void anEventThatDiffersFromItsDeclarationIsFound(String event) {
    assertThatThrownBy(() -> checker.check(Json.read(event), CoupShapes.Event.class))
        .isInstanceOf(AssertionError.class);
    checker.check(
        Json.read("{\"event\":\"sided\",\"seat\":0,\"allegiance\":\"loyalist\"}"),
        CoupShapes.Event.class);
  }
}
