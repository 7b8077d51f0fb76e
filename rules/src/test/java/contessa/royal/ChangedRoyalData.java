package contessa.royal;

import java.util.List;

/** The standard data with some numbers changed. */
record ChangedRoyalData(RoyalData data) {

  static ChangedRoyalData standard() {
    return new ChangedRoyalData(RoyalData.standard());
  }

  ChangedRoyalData firstPartner(int seat) {
    return new ChangedRoyalData(
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

  ChangedRoyalData zeroHoldingsRank(boolean rank) {
    return new ChangedRoyalData(
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

  ChangedRoyalData counts(int cubes, int secrets, int start) {
    return new ChangedRoyalData(
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

  ChangedRoyalData decks(List<Loot> one, List<Loot> two) {
    return new ChangedRoyalData(
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
