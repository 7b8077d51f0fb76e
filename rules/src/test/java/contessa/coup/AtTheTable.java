package contessa.coup;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import org.junit.jupiter.api.AfterEach;

/**
 * A table to try the rules on: a given position, scripted draws, moves in words.
 *
 * <p>A seat is written as its cards and coins, {@code "CD:2"}; small letters are face-up cards,
 * {@code "Kd:5"}; {@code "kd"} is out; {@code *} marks the seat whose turn it is (else seat 0);
 * {@code "CD:2:R"} is a Reformist.
 */
abstract class AtTheTable {

  CoupTable table;
  private ScriptedDraws draws;
  private final List<AddressedEvent> told = new ArrayList<>();

  // ---- Setting up

  final void given(Edition edition, String... seats) {
    given(edition, UnaryOperator.identity(), seats);
  }

  final void given(Edition edition, UnaryOperator<CoupOptions> change, String... seats) {
    given(edition, change, 0, seats);
  }

  final void given(
      Edition edition, UnaryOperator<CoupOptions> change, int reserve, String... seats) {
    CoupOptions printed = edition.options(seats.length).withDraft(false);
    lay(CoupRules.of(edition, change.apply(printed), seats.length));
    table = scene(reserve, seats).on(table.rules());
  }

  static CoupPositionSpec scene(int reserve, String... seats) {
    int actor = 0;
    for (int seat = 0; seat < seats.length; seat++) {
      actor = seats[seat].startsWith("*") ? seat : actor;
    }
    return new CoupPositionSpec(
        Arrays.stream(seats).map(AtTheTable::place).toList(), actor, reserve);
  }

  /** A new game; the letters are the cards dealt, seat by seat. */
  final void dealt(CoupRules rules, int first, String letters) {
    lay(rules);
    draws.add(letters);
    table.setUp(first, draws, told::add);
  }

  private void lay(CoupRules rules) {
    table = new CoupTable(rules);
    draws = new ScriptedDraws(rules.distinctArt());
    told.clear();
  }

  private static CoupPositionSpec.Place place(String text) {
    String[] parts = text.replace("*", "").split(":", -1);
    return new CoupPositionSpec.Place(
        parts.length > 1 ? Integer.parseInt(parts[1]) : 0,
        TestNotation.cards(parts[0].replaceAll("[a-z]\\d?", "")),
        TestNotation.cards(parts[0].replaceAll("[A-Z]\\d?", "")),
        parts.length < 3
            ? null
            : parts[2].equals("R") ? Allegiance.REFORMIST : Allegiance.LOYALIST);
  }

  /** The next cards drawn from the court. */
  final void draws(String letters) {
    draws.add(letters);
  }

  @AfterEach
  final void everyDictatedCardWasDrawn() {
    assertThat(draws == null ? 0 : draws.left()).as("cards that nobody drew").isZero();
  }

  // ---- Playing

  final void play(int seat, String move) {
    assertThat(table.toMove()).as("who is asked, when %d would %s", seat, move).isEqualTo(seat);
    int code = table.code(TestNotation.move(move));
    assertThat(code).as("%d may %s in %s", seat, move, table.phase()).isNotNegative();
    table.play(code, draws, told::add);
    everyCardIsSomewhere();
  }

  /** Several moves, as {@code "0 tax; 1 challenge"}. */
  final void plays(String script) {
    for (String step : script.split("; ", -1)) {
      int space = step.indexOf(' ');
      play(Integer.parseInt(step.substring(0, space)), step.substring(space + 1));
    }
  }

  final void leaves(int seat) {
    table.leave(seat, draws, told::add);
    everyCardIsSomewhere();
  }

  /** These seats pass, one after another. */
  final void pass(int... seats) {
    for (int seat : seats) {
      play(seat, "pass");
    }
  }

  /** Everybody passes; nobody challenges. */
  final void unchallenged() {
    assertThat(table.phase()).isIn(CoupPhase.CHALLENGE_ACTION, CoupPhase.CHALLENGE_BLOCK);
    passAll();
  }

  /** Everybody passes; nobody blocks. */
  final void unblocked() {
    assertThat(table.phase()).isEqualTo(CoupPhase.BLOCK);
    passAll();
  }

  private void passAll() {
    for (CoupPhase window = table.phase(); table.phase() == window; ) {
      pass(table.toMove());
    }
  }

  private void everyCardIsSomewhere() {
    int cards = table.court() | table.aside();
    int count = Integer.bitCount(table.court()) + Integer.bitCount(table.aside());
    for (int seat = 0; seat < table.seats(); seat++) {
      cards |= table.down(seat) | table.up(seat);
      count += Integer.bitCount(table.down(seat)) + Integer.bitCount(table.up(seat));
    }
    assertThat(new Cards(cards)).isEqualTo(table.rules().cards());
    assertThat(count).as("no card lies in two places").isEqualTo(table.rules().cards().count());
  }

  // ---- Looking

  /** The table, seat by seat; sides are compared only where they are written. */
  final void shows(String... seats) {
    List<String> shown = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      shown.add(seat(seat, seat < seats.length && seats[seat].matches(".*:[LR]")));
    }
    assertThat(shown).containsExactlyElementsOf(Arrays.stream(seats).map(this::ordered).toList());
  }

  private String seat(int seat, boolean side) {
    return letters(table.down(seat))
        + letters(table.up(seat)).toLowerCase(Locale.ROOT)
        + (":" + table.coins(seat))
        + (!side ? "" : table.allegiance(seat) == Allegiance.REFORMIST ? ":R" : ":L");
  }

  private String ordered(String text) {
    CoupPositionSpec.Place place = place(text);
    boolean distinct = table.rules().distinctArt();
    return TestNotation.letters(place.hand(), distinct)
        + TestNotation.letters(place.revealed(), distinct).toLowerCase(Locale.ROOT)
        + (":" + place.coins())
        + (place.allegiance() == null
            ? ""
            : place.allegiance() == Allegiance.REFORMIST ? ":R" : ":L");
  }

  private String letters(int cards) {
    return TestNotation.letters(new Cards(cards).list(), table.rules().distinctArt());
  }

  final void court(String letters) {
    assertThat(letters(table.court()))
        .as("the court")
        .isEqualTo(TestNotation.letters(TestNotation.cards(letters), table.rules().distinctArt()));
  }

  final void treasury(int coins) {
    assertThat(table.view(Reader.SPECTATOR).treasury()).as("the treasury").isEqualTo(coins);
  }

  final void reserve(int coins) {
    assertThat(table.reserve()).as("the reserve").isEqualTo(coins);
  }

  /** This seat is asked in this phase and, if moves are listed, may choose exactly these. */
  final void asks(int seat, CoupPhase phase, String... moves) {
    assertThat(table.phase()).isEqualTo(phase);
    assertThat(table.toMove()).as("who is asked to %s", phase).isEqualTo(seat);
    if (moves.length > 0) {
      assertThat(Position.of(table).moves())
          .containsExactlyInAnyOrderElementsOf(
              Arrays.stream(moves).map(TestNotation::move).toList());
    }
  }

  /** The last turn is over and this seat is to act. */
  final void turnOf(int seat) {
    asks(seat, CoupPhase.ACTION);
    assertThat(table.actor()).isEqualTo(seat);
  }

  final void allows(String... moves) {
    for (String move : moves) {
      assertThat(table.code(TestNotation.move(move))).as(move + " is allowed").isNotNegative();
    }
  }

  final void forbids(String... moves) {
    for (String move : moves) {
      assertThat(table.code(TestNotation.move(move))).as(move + " is forbidden").isNegative();
    }
  }

  final void wonBy(int seat) {
    assertThat(table.phase()).isEqualTo(CoupPhase.OVER);
    assertThat(table.over()).isTrue();
    assertThat(table.choiceCount()).isZero();
    assertThat(Seats.list(table.winners())).containsExactly(seat);
  }

  /** All events since the last call, in order. */
  final void heard(String... events) {
    assertThat(told.stream().map(TestNotation::of)).containsExactly(events);
    told.clear();
  }
}
