package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.game.Seats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RoyalDataTest {

  private static String standardText() {
    try (var file = RoyalData.class.getResourceAsStream("standard.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theStandardBoxHas48LootCards100CubesAnd28SecretCards() {
    RoyalData box = RoyalData.standard();
    assertThat(box.deckOne()).hasSize(24);
    assertThat(box.deckTwo()).hasSize(24);
    assertThat(box.cubesPerGood()).isEqualTo(25);
    assertThat(box.secretsPerGood()).isEqualTo(7);
    assertThat(box.startCubes()).isEqualTo(3);
    assertThat(box.firstPartner()).isEqualTo(Seats.NOBODY);
    assertThat(box.zeroHoldingsRank()).isTrue();
    assertThat(box.locationNames())
        .containsExactly(
            "Archive", "Bank", "Casino", "Depot", "Express train", "Factory", "Gallery", "Hotel");
  }

  @Test
  void fameAddsUpToThreePlusAStepForEveryPlayerBeyondTwoFilledFromTheTop() {
    for (int players = 2; players <= 5; players++) {
      for (Good good : Good.ALL) {
        int left = 3 + good.index() * (players - 2);
        for (int place : RoyalData.standard().fameCard(players).places().get(good.index())) {
          assertThat(place).isEqualTo(Math.min(3, left));
          left -= place;
        }
      }
    }
  }

  @Test
  void allSevenKindsOfLootOccurAndTheSecondDeckIsRicher() {
    RoyalData box = RoyalData.standard();
    assertThat(box.deckTwo()).hasSize(24).hasAtLeastOneElementOfType(Loot.Documents.class);
    assertThat(box.deckOne())
        .contains(LootText.read("information 3"), LootText.read("item 1"))
        .contains(LootText.read("collection"), LootText.read("carte-blanche"))
        .contains(LootText.read("safecracker"), LootText.read("intrigues"));
    assertThat(symbols(box.deckTwo())).isGreaterThan(symbols(box.deckOne()));
  }

  private static int symbols(List<Loot> deck) {
    return deck.stream()
        .mapToInt(loot -> loot instanceof Loot.Normal normal ? normal.symbols().total() : 0)
        .sum();
  }

  @Test
  void aGroupCanPlayWithItsOwnFile() {
    String ours =
        standardText()
            .replace("cubes-per-good      25", "cubes-per-good      12")
            .replace("location C Casino", "location C Opera  # where else")
            .replace("deck-one 1 x carte-blanche", "deck-one 3 x gold 1 jewellery 2");
    RoyalData box = RoyalData.read(ours);
    assertThat(box.cubesPerGood()).isEqualTo(12);
    assertThat(box.locationNames()).contains("Opera");
    assertThat(box.deckOne()).hasSize(26).contains(LootText.read("gold 1 jewellery 2"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cubes-per-good      25 | cubes-per-good lots | \"lots\" is not a number from 0 to 999",
        "cubes-per-good      25 | cubes-per-good 0 | cubes per good must be 1 to 127, not 0",
        "cubes-per-good      25 | # | \"cubes-per-good\" is missing",
        "start-cubes         3 | start-cubes 40 | not enough cubes for five players to start with"
            + " 40",
        "secrets-per-good    7 | secrets-per-good 128 | secret cards per good must be 0 to 127",
        "first-partner       random | first-partner 2 | the first partner's seat must be -1 to 1",
        "zero-holdings-rank  true | zero-holdings-rank maybe | \"maybe\" is neither true nor false",
        "location H Hotel | location A Hotel | line 17: \"location A\" is given twice",
        "location H Hotel | # | there are eight locations, A to H",
        "location H Hotel | location J Hotel | line 17: a location is a letter from A to H",
        "fame 3 gold         3 3 0 | # | \"fame 3 gold\" is missing",
        "fame 3 gold         3 3 0 | fame 3 gold 3 3 | rows of a fame card are equally long",
        "fame 3 gold         3 3 0 | fame 3 gold 3 3 4 | no place is worth more than the one"
            + " before",
        "fame 3 gold         3 3 0 | fame 3 silver 3 3 0 | fame is given for 2 to 5 players and a"
            + " good",
        "deck-one 1 x intrigues | deck-one 1 x silver 2 | unknown good \"silver\"; expected"
            + " information",
        "deck-one 1 x intrigues | deck-one intrigues | loot is given with its number",
        "deck-one 1 x intrigues | deck-one 1 x intrigues 2 | nothing may follow \"intrigues\"",
        "deck-one 1 x intrigues | deck-one 1 x item 16 | an item is worth 1 to 15 fame",
        "deck-one 1 x intrigues | deck-one 1 x item | \"item\" must be followed by its fame",
        "deck-one 1 x intrigues | deck-one 1 x gold | \"gold\" must be followed by a number",
        "deck-one 1 x intrigues | deck-one 1 x gold 2 gold 1 | \"gold\" is named twice",
        "deck-one 1 x intrigues | deck-one 1 x gold 16 | at most 15 symbols of one good",
        "deck-one 1 x intrigues | deck-one 99 x item 1 | at most 16 special items",
        "deck-one 1 x intrigues | deck-one 160 x intrigues | at most 200 cards together",
        "deck-one 1 x intrigues | deck-three 1 x intrigues | unknown setting \"deck-three\"",
      })
  void aFileThatCannotBePlayedIsRefusedWithTheReason(String line, String with, String reason) {
    String text = standardText();
    assertThat(text).contains(line);
    assertThatThrownBy(() -> RoyalData.read(text.replace(line, with)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void tooFewLootCardsAreRefused() {
    assertThatThrownBy(
            () ->
                ChangedRoyalData.standard()
                    .decks(Collections.nCopies(7, new Loot.Item(1)), List.of()))
        .hasMessage("the two decks have at least eight cards together");
  }

  @Test
  void everyLootIsReadAsItIsWritten() {
    for (Loot loot : RoyalData.standard().deckTwo()) {
      assertThat(LootText.read(LootText.write(loot))).isEqualTo(loot);
    }
    for (String text :
        List.of(
            "gold 1 jewellery 2",
            "jewellery 2 gold 1",
            "gold 4 information 3 jewellery 2 artworks 1",
            "artworks 1 gold 15 information 2")) {
      Loot loot = LootText.read(text);
      assertThat(LootText.write(loot)).isEqualTo(text);
    }
    Loot mixed = new Loot.Normal(new Goods(15, 1, 15, 2));
    assertThat(LootText.write(mixed)).isEqualTo("information 15 artworks 1 jewellery 15 gold 2");
    assertThat(LootText.read(LootText.write(mixed))).isEqualTo(mixed);
  }
}
