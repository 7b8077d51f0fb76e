package contessa.royal;

import java.util.List;

/** A box of one's own, made from the standard one. */
record Box(RoyalData data) {

  static Box standard() {
    return new Box(RoyalData.standard());
  }

  Box firstPartner(int seat) {
    return new Box(
        new RoyalData(
            data.cubesPerGood(),
            data.secretsPerGood(),
            data.startCubes(),
            seat,
            data.zeroHoldingsRank(),
            data.locationNames(),
            data.fameCards(),
            data.deckOne(),
            data.deckTwo()));
  }

  Box zeroHoldingsRank(boolean rank) {
    return new Box(
        new RoyalData(
            data.cubesPerGood(),
            data.secretsPerGood(),
            data.startCubes(),
            data.firstPartner(),
            rank,
            data.locationNames(),
            data.fameCards(),
            data.deckOne(),
            data.deckTwo()));
  }

  Box counts(int cubes, int secrets, int start) {
    return new Box(
        new RoyalData(
            cubes,
            secrets,
            start,
            data.firstPartner(),
            data.zeroHoldingsRank(),
            data.locationNames(),
            data.fameCards(),
            data.deckOne(),
            data.deckTwo()));
  }

  Box decks(List<Loot> one, List<Loot> two) {
    return new Box(
        new RoyalData(
            data.cubesPerGood(),
            data.secretsPerGood(),
            data.startCubes(),
            data.firstPartner(),
            data.zeroHoldingsRank(),
            data.locationNames(),
            data.fameCards(),
            one,
            two));
  }
}
