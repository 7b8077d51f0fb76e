package contessa.royal;

import module java.base;

import contessa.game.ProgramFiles;
import contessa.game.Seats;

/**
 * The contents of the box: every number in which printings differ or which is uncertain, so that a
 * group can play with its own.
 *
 * @param startCubes cubes that each player draws at set-up (R-CR-04)
 * @param firstPartner who has the partner first with two players, or {@link Seats#NOBODY} for
 *     chance (G-CR-07)
 * @param zeroHoldingsRank whether a player with nothing of a good takes a place (G-CR-05)
 * @param locationNames the names of the locations A to H
 * @param fameCards the fame cards for 2, 3, 4 and 5 players
 * @param deckOne the loot drawn first
 * @param deckTwo the loot drawn when the first deck is used up
 */
public record RoyalData(
    int cubesPerGood,
    int secretsPerGood,
    int startCubes,
    int firstPartner,
    boolean zeroHoldingsRank,
    List<String> locationNames,
    List<FameCard> fameCards,
    List<Loot> deckOne,
    List<Loot> deckTwo) {

  static final int MOST_LOOT = 200;
  static final int MOST_ITEMS = 16;

  private static final String STANDARD_FILE = "standard.txt";
  private static final int LONGEST_NAME = 40;

  /** Holds the standard data, which is read on first use. */
  private static final class Standard {
    static final RoyalData DATA = readStandard();
  }

  public RoyalData {
    locationNames = List.copyOf(locationNames);
    fameCards = List.copyOf(fameCards);
    deckOne = List.copyOf(deckOne);
    deckTwo = List.copyOf(deckTwo);
    within("cubes per good", cubesPerGood, 1, Goods.MOST);
    within("secret cards per good", secretsPerGood, 0, Goods.MOST);
    within("start cubes", startCubes, 0, Goods.MOST);
    check(
        startCubes * RoyalRules.MOST_PLAYERS <= cubesPerGood * Good.ALL.size(),
        "there are not enough cubes for five players to start with " + startCubes);
    within("the first partner's seat", firstPartner, Seats.NOBODY, 1);
    checkNames(locationNames);
    checkFame(fameCards);
    checkDecks(deckOne, deckTwo);
  }

  private static void checkNames(List<String> names) {
    check(names.size() == Locations.MOST, "there are eight locations, A to H");
    for (String name : names) {
      check(!name.isBlank() && name.length() <= LONGEST_NAME, "a location has a short name");
    }
  }

  private static void checkFame(List<FameCard> cards) {
    check(cards.size() == 4, "there are four fame cards, for 2 to 5 players");
    for (int i = 0; i < cards.size(); i++) {
      int players = RoyalRules.FEWEST_PLAYERS + i;
      check(
          cards.get(i).players() == players,
          "the fame card for " + players + " players has as many places");
    }
  }

  private static void checkDecks(List<Loot> one, List<Loot> two) {
    int loot = one.size() + two.size();
    check(loot >= Locations.MOST, "the two decks have at least eight cards together");
    check(loot <= MOST_LOOT, "the two decks have at most " + MOST_LOOT + " cards together");
    long items =
        one.stream().filter(Loot.Item.class::isInstance).count()
            + two.stream().filter(Loot.Item.class::isInstance).count();
    check(items <= MOST_ITEMS, "there are at most " + MOST_ITEMS + " special items");
  }

  private static void within(String what, int number, int least, int most) {
    check(
        number >= least && number <= most,
        what + " must be " + least + " to " + most + ", not " + number);
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  public FameCard fameCard(int players) {
    return fameCards.get(players - RoyalRules.FEWEST_PLAYERS);
  }

  public static RoyalData standard() {
    return Standard.DATA;
  }

  /**
   * Data from a text in the format of the standard file.
   *
   * @throws IllegalArgumentException with a message that names the line and the error
   */
  public static RoyalData read(String text) {
    return new RoyalDataText().read(text);
  }

  private static RoyalData readStandard() {
    return ProgramFiles.read(
        RoyalData.class,
        STANDARD_FILE,
        file -> read(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
  }
}
