package contessa.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

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
import contessa.notation.TestShare;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The notation of thousands of random games, of every edition and option. */
@Tag("soak")
class MovesAndViewsTest {

  private static final int GAMES = TestShare.of(250, 2_000);
  private static final int LONGEST = 400;

  @Test
  void everyMoveHasOneTextAndReadsBackFromIt() {
    Set<String> verbs = new TreeSet<>();
    for (int game = 0; game < GAMES; game++) {
      SeededChance chance = new SeededChance(game);
      CoupRules rules = RandomRules.of(chance);
      GameNotation notation = Notations.of(rules);
      Position position = Position.deal(rules, 0, chance).position();
      for (int move = 0; move < LONGEST && !position.over(); move++) {
        List<Move> moves = position.moves();
        Set<String> texts = new HashSet<>();
        for (Move legal : moves) {
          String text = notation.text(rules, legal);
          verbs.add(text.split(" ", 2)[0]);
          assertThat(texts.add(text)).as("game %d: %s twice in %s", game, text, moves).isTrue();
          assertThat(notation.move(rules, text)).as("game %d: %s", game, text).isEqualTo(legal);
        }
        position = played(position, moves.get(chance.below(moves.size())), chance);
      }
    }
    assertThat(verbs)
        .containsExactlyInAnyOrder(
            "pick",
            "choose",
            "income",
            "foreign-aid",
            "coup",
            "tax",
            "assassinate",
            "steal",
            "exchange",
            "examine",
            "convert",
            "embezzle",
            "challenge",
            "pass",
            "block",
            "show",
            "decline",
            "lose",
            "keep",
            "offer",
            "return",
            "swap");
  }

  @Test
  void aViewCountsHiddenCardsAndOtherwiseAgreesWithTheState() {
    for (int game = 0; game < GAMES / 5; game++) {
      SeededChance chance = new SeededChance(-game);
      Rulebook rules = RandomRules.of(chance);
      Position position = Position.deal(rules, 0, chance).position();
      for (int move = 0; move < LONGEST && !position.over(); move++) {
        JsonNode state = written(position.view(Reader.REFEREE));
        for (int reader = Reader.SPECTATOR; reader < rules.seats(); reader++) {
          compare(state, written(position.view(reader)), reader);
        }
        List<Move> moves = position.moves();
        position = played(position, moves.get(chance.below(moves.size())), chance);
      }
    }
  }

  private static void compare(JsonNode state, JsonNode view, int reader) {
    for (String name : state.propertyNames()) {
      switch (name) {
        case "deck" -> assertThat(view.get("deck").intValue()).isEqualTo(state.get("deck").size());
        case "moves" -> {
          boolean decides = state.get("toMove").intValue() == reader;
          assertThat(view.has("moves")).isEqualTo(decides);
          assertThat(view.path("moves"))
              .isEqualTo(decides ? state.get("moves") : view.path("moves"));
        }
        case "players" -> {
          for (int seat = 0; seat < state.get("players").size(); seat++) {
            JsonNode truth = state.get("players").get(seat);
            JsonNode seen = view.get("players").get(seat);
            if (seat == reader) {
              assertThat(seen).isEqualTo(truth);
            } else {
              assertThat(seen.get("hand").intValue()).isEqualTo(truth.get("hand").size());
              assertThat(seen.get("coins")).isEqualTo(truth.get("coins"));
              assertThat(seen.get("revealed")).isEqualTo(truth.get("revealed"));
              assertThat(seen.get("allegiance")).isEqualTo(truth.get("allegiance"));
            }
          }
        }
        default -> assertThat(view.get(name)).as(name).isEqualTo(state.get(name));
      }
    }
  }

  @Test
  void onlyTheFullFormOfASecretEventNamesItsCards() {
    Set<String> secrets = new TreeSet<>();
    Set<String> open = new TreeSet<>();
    for (int game = 0; game < GAMES / 5; game++) {
      SeededChance chance = new SeededChance(game);
      Rulebook rules = RandomRules.of(chance);
      Outcome.Played played = Position.deal(rules, 0, chance);
      for (int move = 0; move < LONGEST && !played.position().over(); move++) {
        for (AddressedEvent told : played.events()) {
          JsonNode said = written(rules, told.open());
          open.add(said.get("event").stringValue());
          if (told.hasSecret()) {
            secrets.add(said.get("event").stringValue());
            assertThat(said.toString()).doesNotContain("card");
            JsonNode full = written(rules, told.full());
            assertThat(full.has("cards") || full.has("card")).isTrue();
            assertThat(full.has("count")).isFalse();
          }
        }
        List<Move> moves = played.position().moves();
        played =
            (Outcome.Played)
                played
                    .position()
                    .play(
                        played.position().toMove(), moves.get(chance.below(moves.size())), chance);
      }
    }
    assertThat(secrets)
        .containsExactlyInAnyOrder("dealt", "picked", "replaced", "drew", "returned", "offered");
    assertThat(open)
        .contains(
            "dealt",
            "picked",
            "sided",
            "turn",
            "acted",
            "unchallenged",
            "challenged",
            "shown",
            "declined",
            "replaced",
            "unblocked",
            "blocked",
            "stood",
            "coins",
            "lost",
            "exiled",
            "drew",
            "returned",
            "offered",
            "judged",
            "converted",
            "exposed");
  }

  @Test
  void optionsReadBackAsTheyAreWritten() {
    for (int i = 0; i < 2000; i++) {
      CoupRules rules = RandomRules.of(new SeededChance(i));
      JsonWriter json = new JsonWriter(true);
      Notations.of(rules).writeOptions(rules, json);
      JsonNode options = Json.read(json.toString());
      CoupRules again = (CoupRules) Notations.of(rules).rules(options, rules.seats());
      assertThat(again.options()).isEqualTo(rules.options());
      assertThat(again.edition()).isEqualTo(rules.edition());
      assertThat(StreamSupport.stream(options.spliterator(), false))
          .hasSize(rules.options().hasInquisitor() ? 11 : 10);
    }
  }

  private static Position played(Position position, Move move, SeededChance chance) {
    return ((Outcome.Played) position.play(position.toMove(), move, chance)).position();
  }

  private static JsonNode written(View view) {
    JsonWriter json = new JsonWriter(true);
    Notations.ALL.getFirst().writeView(view, json);
    return Json.read(json.toString());
  }

  private static JsonNode written(Rulebook rules, Event event) {
    JsonWriter json = new JsonWriter(true);
    json.begin();
    Notations.of(rules).writeHeard(rules, event, json);
    json.end();
    return Json.read(json.toString());
  }
}
