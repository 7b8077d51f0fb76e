package contessa.royal;

import static java.util.stream.Collectors.toCollection;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.Seats;

/** A position and moves on it, in few words. Cubes not given to players are in the supply. */
final class RoyalScenario {

  static final Chance NO_CHANCE =
      n -> {
        throw new AssertionError("a round needs no chance");
      };

  private RoyalData data = RoyalData.standard();
  private final int seats;
  private final List<Goods> goods;
  private final List<Goods> secrets;
  private final List<List<Integer>> items;
  private List<String> open;
  private List<String> deck = Collections.nCopies(20, "artworks 2");
  private List<Good> secretDeck = List.of(Good.GOLD, Good.JEWELLERY, Good.ARTWORKS, Good.GOLD);
  private Goods supply = Goods.each(10);
  private int partner = Seats.NOBODY;

  private final List<AddressedEvent> told = new ArrayList<>();
  private RoyalTable table = RoyalRules.standard(3).deal(0, n -> 0, null);
  private boolean started;

  private RoyalScenario(int seats) {
    this.seats = seats;
    goods = new ArrayList<>(Collections.nCopies(seats, Goods.NONE));
    secrets = new ArrayList<>(Collections.nCopies(seats, Goods.NONE));
    items = new ArrayList<>(Collections.nCopies(seats, List.of()));
    open =
        IntStream.range(0, Locations.inPlay(seats))
            .mapToObj(_ -> "information 2")
            .collect(toCollection(ArrayList::new));
    if (seats == 2) {
      partner = 0;
    }
  }

  static RoyalScenario players(int seats) {
    return new RoyalScenario(seats);
  }

  RoyalScenario data(RoyalData value) {
    data = value;
    return this;
  }

  RoyalScenario goods(int seat, int information, int artworks, int jewellery, int gold) {
    goods.set(seat, new Goods(information, artworks, jewellery, gold));
    return this;
  }

  RoyalScenario secrets(int seat, int information, int artworks, int jewellery, int gold) {
    secrets.set(seat, new Goods(information, artworks, jewellery, gold));
    return this;
  }

  RoyalScenario items(int seat, Integer... fame) {
    items.set(seat, List.of(fame));
    return this;
  }

  RoyalScenario loot(char letter, String loot) {
    open.set(letter - 'A', loot);
    return this;
  }

  RoyalScenario deck(String... loot) {
    deck = Arrays.asList(loot);
    return this;
  }

  RoyalScenario secretDeck(Good... cards) {
    secretDeck = List.of(cards);
    return this;
  }

  RoyalScenario supply(int information, int artworks, int jewellery, int gold) {
    supply = new Goods(information, artworks, jewellery, gold);
    return this;
  }

  RoyalScenario partner(int seat) {
    partner = seat;
    return this;
  }

  RoyalPositionSpec scene() {
    List<RoyalPositionSpec.Player> players = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      players.add(
          new RoyalPositionSpec.Player(goods.get(seat), secrets.get(seat), items.get(seat)));
    }
    return new RoyalPositionSpec(
        players,
        open.stream().map(LootText::read).toList(),
        deck.stream().map(LootText::read).toList(),
        secretDeck,
        supply,
        partner);
  }

  RoyalTable table() {
    if (!started) {
      started = true;
      table = scene().on(new RoyalRules(seats, data), null);
    }
    return table;
  }

  /** All plans, each as the thieves' letters and the snitches': {@code "A B"}. */
  RoyalScenario plans(String... plans) {
    told.clear();
    for (String plan : plans) {
      plan(plan);
    }
    return this;
  }

  RoyalScenario plan(String letters) {
    return play(planOf(letters));
  }

  static RoyalMove.Plan planOf(String letters) {
    String[] words = letters.split(" ", -1);
    return new RoyalMove.Plan(set(words[0]), set(words[1]));
  }

  static int set(String letters) {
    return letters.chars().map(letter -> Locations.of(letter - 'A')).reduce(0, (a, b) -> a | b);
  }

  RoyalScenario take(Good good) {
    return play(new RoyalMove.Take(good));
  }

  RoyalScenario trade(int seat, Good taken, Good given) {
    return play(new RoyalMove.Trade(seat, taken, given));
  }

  RoyalScenario stop() {
    return play(new RoyalMove.Stop());
  }

  RoyalScenario play(RoyalMove move) {
    int code = table().code(move);
    if (code < 0) {
      throw new AssertionError(move + " is not legal among " + moves());
    }
    table.play(code, NO_CHANCE, told::add);
    return this;
  }

  List<Object> moves() {
    List<Object> moves = new ArrayList<>();
    for (int n = 0; n < table().choiceCount(); n++) {
      moves.add(table.move(table.choice(n)));
    }
    return moves;
  }

  /** What this reader has heard since the round began. */
  List<Event> heardBy(int reader) {
    return told.stream().map(one -> one.heardBy(reader)).toList();
  }

  <E extends RoyalEvent> List<E> heard(Class<E> kind) {
    return told.stream()
        .map(AddressedEvent::full)
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  RoyalView truth() {
    return table().view(contessa.game.Reader.REFEREE);
  }

  Goods goodsOf(int seat) {
    return truth().players().get(seat).goods();
  }

  Goods secretsOf(int seat) {
    Goods known = truth().players().get(seat).secrets();
    return known == null ? Goods.NONE : known;
  }

  /** The loot at a location as text, or "nothing". */
  String lootAt(char letter) {
    Loot loot = truth().open().get(letter - 'A');
    return loot == null ? "nothing" : LootText.write(loot);
  }

  RoyalEvent.Location.Result resultAt(char letter) {
    return heard(RoyalEvent.Location.class).stream()
        .filter(event -> event.location() == letter - 'A')
        .map(RoyalEvent.Location::result)
        .findFirst()
        .orElseThrow();
  }
}
