package contessa.notation.royal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Outcome;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.royal.PlanMenu;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RoyalNotationTest {

  private static final RoyalNotation NOTATION = new RoyalNotation();

  private static String written(Consumer<JsonWriter> writer) {
    JsonWriter json = new JsonWriter(true);
    writer.accept(json);
    return json.toString();
  }

  private static JsonNode read(String text) {
    return Json.read(text.replace('\'', '"'));
  }

  private static String view(Table table, int reader) {
    return written(json -> NOTATION.writeView(table.view(reader), json));
  }

  private static List<String> heard(Rulebook rules, List<AddressedEvent> told, int reader) {
    List<String> lines = new ArrayList<>();
    for (AddressedEvent one : told) {
      lines.add(
          written(
              json -> {
                json.begin();
                NOTATION.writeHeard(rules, one.heardBy(reader), json);
                json.end();
              }));
    }
    return lines;
  }

  private static Outcome.Played start(String position, int players) {
    JsonNode json = read(position);
    return NOTATION.start(NOTATION.rules(null, players), json, 0, new SeededChance(1));
  }

  private static final String THREE =
      """
      {'players':[{'goods':[1,0,0,0],'secrets':[0,1,0,0],'items':[2]},
       {'goods':[0,0,0,4]},{}],
       'open':['intrigues','gold 3','documents gold','carte-blanche','item 2','gold 1 jewellery 2'],
       'deck':['gold 4','safecracker','collection','gold 2'],
       'secretDeck':['gold','jewellery','information'],'supply':[20,20,20,20]}
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plan thief=A snitch=C",
        "plan thief=AB snitch=C",
        "plan thief=A snitch=BC",
        "take gold",
        "trade 2 gold information",
        "stop"
      })
  void aMoveReadsBackAsItIsWritten(String text) {
    Rulebook rules = RoyalRules.standard(2);
    assertThat(NOTATION.text(rules, Objects.requireNonNull(NOTATION.move(rules, text))))
        .isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plan",
        "plan thief=A",
        "plan thief=a snitch=b",
        "plan thief=BA snitch=C",
        "plan thief=AA snitch=C",
        "plan thief=I snitch=C",
        "plan  thief=A snitch=C",
        "plan snitch=A thief=C",
        "take silver",
        "take gold ",
        "trade gold information",
        "trade 12 gold information",
        "trade 1 gold silver",
        "Stop",
        "stop now"
      })
  void anInvalidMoveIsNotRead(String text) {
    assertThat(NOTATION.move(RoyalRules.standard(2), text)).isNull();
  }

  @Test
  void everyPlanHasItsOwnText() {
    Rulebook rules = RoyalRules.standard(2);
    for (boolean partner : new boolean[] {true, false}) {
      for (RoyalMove.Plan plan : PlanMenu.plans(2, partner)) {
        assertThat(NOTATION.move(rules, NOTATION.text(rules, plan))).isEqualTo(plan);
      }
    }
  }

  @Test
  void aPositionIsWrittenBackAsItWasRead() {
    Table table = start(THREE, 3).position().table();
    JsonNode state = Json.read(view(table, Reader.REFEREE));
    assertThat(state.get("moves").size()).isEqualTo(30);
    assertThat(state.get("moves").get(0).stringValue()).isEqualTo("plan thief=A snitch=B");
    state.remove("moves");
    state.remove("unseen");
    assertThat(state)
        .isEqualTo(
            read(
                """
                {'game':'royal','phase':'plan','round':1,'toMove':0,
                 'players':[{'goods':[1,0,0,0],'secrets':[0,1,0,0],'items':[2]},
                  {'goods':[0,0,0,4],'secrets':[0,0,0,0],'items':[]},
                  {'goods':[0,0,0,0],'secrets':[0,0,0,0],'items':[]}],
                 'open':['intrigues','gold 3','documents gold','carte-blanche','item 2',
                  'gold 1 jewellery 2'],
                 'deck':['gold 4','safecracker','collection','gold 2'],
                 'secretDeck':['gold','jewellery','information'],
                 'supply':[20,20,20,20],'partner':null,'winners':[],'fame':null}
                """));
  }

  @Test
  void aViewHasNumbersInPlaceOfHiddenCards() {
    Table table = start(THREE, 3).position().table();
    JsonNode own = Json.read(view(table, 0));
    assertThat(own.path("players").path(0).path("secrets")).isEqualTo(read("[0,1,0,0]"));
    JsonNode other = Json.read(view(table, 1));
    assertThat(other.path("players").path(0).path("secrets").intValue()).isEqualTo(1);
    assertThat(other.get("deck").intValue()).isEqualTo(4);
    assertThat(other.get("secretDeck").intValue()).isEqualTo(3);
    assertThat(other.has("moves")).isFalse();
    assertThat(own.get("moves").size()).isEqualTo(30);
    assertThat(Json.read(view(table, Reader.SPECTATOR)).has("moves")).isFalse();
  }

  @Test
  void plansAreAbsentFromViewsUntilEverySeatHasPlanned() {
    Table table = start(THREE, 3).position().table();
    List<AddressedEvent> told = new ArrayList<>();
    Rulebook rules = RoyalRules.standard(3);
    play(table, told, "plan thief=A snitch=B", "plan thief=C snitch=B");
    for (int reader = Reader.SPECTATOR; reader < 3; reader++) {
      assertThat(Json.read(view(table, reader)).has("plans")).isFalse();
    }
    assertThat(
            Json.read(view(table, Reader.REFEREE))
                .path("plans")
                .path(1)
                .path("thief")
                .stringValue())
        .isEqualTo("C");
    play(table, told, "plan thief=D snitch=F");
    JsonNode seen = Json.read(view(table, Reader.SPECTATOR));
    assertThat(seen.get("phase").stringValue()).isEqualTo("intrigue");
    assertThat(seen.path("plans").path(2).toString())
        .isEqualTo("{\"thief\":\"D\",\"snitch\":\"F\"}");
    assertThat(seen.get("letter").stringValue()).isEqualTo("A");
    assertThat(seen.get("due").intValue()).isEqualTo(3);
    assertThat(heard(rules, told, 2))
        .containsExactly(
            "{\"event\":\"planned\",\"seat\":0}",
            "{\"event\":\"planned\",\"seat\":1}",
            "{\"event\":\"planned\",\"seat\":2,\"thief\":\"D\",\"snitch\":\"F\"}",
            "{\"event\":\"plans\",\"plans\":[{\"thief\":\"A\",\"snitch\":\"B\"},"
                + "{\"thief\":\"C\",\"snitch\":\"B\"},{\"thief\":\"D\",\"snitch\":\"F\"}]}",
            "{\"event\":\"location\",\"letter\":\"A\",\"outcome\":\"robbed\",\"seats\":[0],"
                + "\"loot\":\"intrigues\"}");
    told.clear();
    play(table, told, "trade 1 gold information", "stop");
    assertThat(heard(rules, told, Reader.SPECTATOR))
        .containsExactly(
            "{\"event\":\"traded\",\"seat\":0,\"with\":1,\"taken\":\"gold\",\"given\":\"information\"}",
            "{\"event\":\"location\",\"letter\":\"B\",\"outcome\":\"guarded\",\"seats\":[],"
                + "\"loot\":\"gold 3\"}",
            "{\"event\":\"location\",\"letter\":\"C\",\"outcome\":\"robbed\",\"seats\":[1],"
                + "\"loot\":\"documents gold\"}",
            "{\"event\":\"documents\",\"seat\":1,\"good\":\"gold\",\"losses\":[1,0,0]}",
            "{\"event\":\"location\",\"letter\":\"D\",\"outcome\":\"robbed\",\"seats\":[2],"
                + "\"loot\":\"carte-blanche\"}");
    told.clear();
    play(table, told, "take gold", "take gold", "take jewellery");
    assertThat(heard(rules, told, Reader.SPECTATOR))
        .contains(
            "{\"event\":\"gained\",\"seat\":2,\"goods\":[0,0,1,0]}",
            "{\"event\":\"refilled\",\"round\":2,\"letters\":\"ACDE\",\"open\":[\"gold 4\",\"gold"
                + " 3\",\"safecracker\",\"collection\",\"gold 2\",\"gold 1 jewellery"
                + " 2\"],\"deck\":0,\"partner\":null}");
  }

  private static void play(Table table, List<AddressedEvent> told, String... moves) {
    for (String move : moves) {
      RoyalMove read =
          (RoyalMove) Objects.requireNonNull(NOTATION.move(RoyalRules.standard(3), move));
      table.play(table.code(read), n -> 0, told::add);
    }
  }

  @Test
  void everyReaderSeesFameAndWinnersAtTheEnd() {
    Table table =
        start(THREE.replace("'gold 4','safecracker','collection','gold 2'", ""), 3)
            .position()
            .table();
    List<AddressedEvent> told = new ArrayList<>();
    play(table, told, "plan thief=B snitch=A", "plan thief=E snitch=A", "plan thief=A snitch=D");
    List<String> heard = heard(RoyalRules.standard(3), told, 1);
    assertThat(heard)
        .contains(
            "{\"event\":\"item\",\"seat\":1,\"fame\":2}",
            "{\"event\":\"scored\",\"good\":\"artworks\",\"totals\":[1,0,0],\"fame\":[3,0,0]}")
        .last()
        .isEqualTo("{\"event\":\"won\",\"seats\":[0]}");
    JsonNode end = Json.read(view(table, 1));
    assertThat(end.get("toMove").isNull()).isTrue();
    assertThat(end.get("phase").stringValue()).isEqualTo("over");
    assertThat(end.get("fame")).isEqualTo(read("[[3,3,1,3],[0,0,1,3],[0,0,1,0]]"));
    assertThat(end.get("winners")).isEqualTo(read("[0]"));
    assertThat(Json.read(view(table, Reader.REFEREE)).get("moves").size()).isZero();
  }

  @Test
  void aPositionTakesItsMissingPartsFromTheRestOfTheBox() {
    String position =
        "{'players':[{'goods':[3,0,0,0],'items':[3]},{'secrets':[0,0,0,7]}],"
            + "'open':['gold 2','gold 2','gold 3','gold 3','item 1','gold 4']}";
    RoyalView view = (RoyalView) start(position, 2).position().table().view(Reader.REFEREE);
    assertThat(view.supply().counts()).containsExactly(22, 25, 25, 25);
    assertThat(view.deck().size()).isEqualTo(48 - 6 - 1);
    assertThat(view.secretDeck().size()).isEqualTo(21);
    assertThat(view.partner()).isBetween(0, 1);
  }

  @Test
  void theEventsOfAPositionReachOnlyTheirInsiders() {
    Outcome.Played start = start(THREE, 3);
    Rulebook rules = RoyalRules.standard(3);
    assertThat(heard(rules, start.events(), 0))
        .contains("{\"event\":\"secret\",\"seat\":0,\"count\":1,\"goods\":[0,1,0,0]}");
    assertThat(heard(rules, start.events(), 1))
        .contains("{\"event\":\"secret\",\"seat\":0,\"count\":1}");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      delimiter = '|',
      value = {
        "'supply':[20,20,20,20] | 'supply':[20,20,20,22] | only 25 cubes of gold",
        "'supply':[20,20,20,20] | 'supply':[20,20,20] | must be four numbers",
        "'supply':[20,20,20,20] | 'supply':[20,20,20,-1] | must be from 0 to 127",
        "'supply':[20,20,20,20] | 'supply':'lots' | must be a list",
        "'supply':[20,20,20,20] | 'stock':[20,20,20,20] | unknown field 'stock'",
        "'goods':[1,0,0,0] | 'goods':[26,0,0,0] | only 25 cubes of information",
        "'goods':[1,0,0,0] | 'hoard':[26,0,0,0] | unknown field 'hoard'",
        "'secrets':[0,1,0,0] | 'secrets':[0,8,0,0] | only 7 secret cards of artworks",
        "'items':[2] | 'items':[0] | must be from 1 to 15",
        "'items':[2] | 'items':[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1] | at most 16 items",
        "'intrigues', | ~~ | there is loot under each location in play",
        "'intrigues', | null, | must be a list of strings",
        "'intrigues', | 'silver 3', | unknown good \"silver\"; expected information",
        "'secretDeck':['gold' | 'secretDeck':['silver' | unknown good 'silver'",
        "'deck': | 'partner':1,'deck': | only two players have a partner",
      })
  void anImpossiblePositionIsRefused(String part, String with, String reason) {
    assertThat(THREE).contains(part);
    String position = THREE.replace(part, with);
    assertThatThrownBy(() -> start(position, 3))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(reason)
        .satisfies(e -> assertThat(((Refusal) e).reason()).isEqualTo(Refusal.Reason.BAD_POSITION));
  }

  @Test
  void optionsReadBackAsTheyAreWritten() {
    JsonNode options =
        read(
            "{'edition':'royal','cubesPerColour':12,'secretPerColour':3,'startCubes':2,"
                + "'firstPartner':1,'zeroHoldingsRank':false,"
                + "'fameTable':{'2':[[5,0],[4,0],[3,0],[2,1]]},"
                + "'deckI':['gold 1 jewellery 2','item 3','collection','collection'],"
                + "'deckII':['gold 4','gold 4','gold 4','documents gold']}");
    RoyalRules rules = (RoyalRules) NOTATION.rules(options, 2);
    assertThat(rules.data().cubesPerGood()).isEqualTo(12);
    assertThat(rules.data().fameCard(2).places().getFirst()).containsExactly(5, 0);
    String text = written(json -> NOTATION.writeOptions(rules, json));
    RoyalRules again = (RoyalRules) NOTATION.rules(Json.read(text), 2);
    assertThat(again.data()).isEqualTo(rules.data());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      delimiter = '|',
      value = {
        "[] | must be an object",
        "{'edition':'resistance'} | unknown \"edition\" 'resistance'; expected royal",
        "{'exchanger':'both'} | unknown field 'exchanger'",
        "{'cubesPerColour':'many'} | must be a whole number",
        "{'cubesPerColour':3} | not enough cubes for five players",
        "{'firstPartner':2} | must be from 0 to 1",
        "{'deckI':['gold 99']} | at most 15 symbols",
        "{'deckI':[],'deckII':[]} | at least eight cards",
        "{'fameTable':{'6':[]}} | unknown field '6'",
        "{'fameTable':{'2':[3]}} | must be four lists of numbers",
        "{'fameTable':{'2':[[3,0]]}} | a row for each of the four goods",
        "{'locationNames':['Opera']} | there are eight locations",
      })
  void impossibleOptionsAreRefused(String options, String reason) {
    JsonNode json = read(options);
    assertThatThrownBy(() -> NOTATION.rules(json, 3))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(reason)
        .satisfies(e -> assertThat(((Refusal) e).reason()).isEqualTo(Refusal.Reason.BAD_OPTIONS));
  }

  @Test
  void aCustomBoxIsReadFromItsFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("ours.txt");
    try (InputStream standard = RoyalRules.class.getResourceAsStream("standard.txt")) {
      String text = new String(standard.readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(file, text.replace("cubes-per-good      25", "cubes-per-good 30"));
      assertThat(ConfiguredBox.read(file).cubesPerGood()).isEqualTo(30);
      Files.writeString(file, text.replace("x collection", "x collections"));
    }
    assertThatThrownBy(() -> ConfiguredBox.read(file))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("ours.txt: line ")
        .hasMessageContaining("unknown good \"collections\"");
    Files.write(file, new byte[] {(byte) 0xC3, '('});
    assertThatThrownBy(() -> ConfiguredBox.read(file)).hasMessageEndingWith("it is not UTF-8");
    Files.write(file, new byte[100_000]);
    assertThatThrownBy(() -> ConfiguredBox.read(file)).hasMessageEndingWith("it is too long");
    assertThatThrownBy(() -> ConfiguredBox.read(folder.resolve("none.txt")))
        .hasMessageEndingWith("none.txt: it cannot be read");
  }

  @Test
  void sixPlayersAreRefused() {
    assertThatThrownBy(() -> NOTATION.rules(null, 6))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("2 to 5 players");
  }
}
