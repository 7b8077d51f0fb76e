package contessa.testkit.coup;

import module java.base;

import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupCodes;
import contessa.coup.CoupEvent;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.coup.Role;
import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Table;
import contessa.testkit.Dump;
import contessa.testkit.LeakSurface;
import contessa.testkit.PlantedLeak;

/** The leaks that the leak test is tested with; most have been seen in the wild. */
final class CoupPlantedLeaks {

  private static final PlantedLeak.Planter<CoupTable, CoupEvent> PLANT =
      new PlantedLeak.Planter<>(CoupTable.class, CoupEvent.class);

  private CoupPlantedLeaks() {}

  static final List<PlantedLeak> ALL =
      List.of(
          // Shown to a reader.
          PLANT.shown("the court deck", (table, reader) -> faces(table, table.court())),
          PLANT.shown(
              "one card of the court",
              (table, reader) -> role(Integer.lowestOneBit(table.court()))),
          PLANT.shown(
              "how many Dukes are in the court",
              (table, reader) -> new Cards(table.court()).count(Role.DUKE)),
          PLANT.shown("everybody's hand", (table, reader) -> hands(table)),
          PLANT.shown(
              "the left neighbour's hand",
              (table, reader) -> faces(table, table.down((reader + 1) % table.seats()))),
          PLANT.shown("who holds two equal cards", (table, reader) -> kindsHeld(table)),
          PLANT.shown("the decider's moves", (table, reader) -> moves(table)),
          PLANT.shown("how many moves the decider has", (table, reader) -> table.choiceCount()),
          PLANT.shown("a hash of the state", (table, reader) -> Dump.hash(table)),
          PLANT.shown("a hash of the state, of few bits", (table, reader) -> Dump.hash(table) & 7),
          PLANT.shown(
              "card numbers that can be followed, in the reader's hand",
              (table, reader) -> reader < 0 ? 0 : table.down(reader)),
          PLANT.shown(
              "card numbers that can be followed, among those face up",
              (table, reader) -> table.up(0) | table.up(1)),
          PLANT.shown(
              "whether the open claim is true",
              (table, reader) -> {
                Claim claim = table.view(Reader.REFEREE).claim();
                return claim != null && isTrue(table, claim);
              }),
          PLANT.shown("the cards set aside in the draft", (table, reader) -> aside(table)),
          PLANT.shown(
              "the card under examination",
              (table, reader) -> table.view(Reader.REFEREE).offered()),
          PLANT.shown(
              "the pool of an exchange",
              (table, reader) ->
                  table.phase() == CoupPhase.EXCHANGE
                      ? faces(table, table.down(table.toMove()))
                      : 0),
          PLANT.shown(
              "who could block in truth",
              (table, reader) -> table.phase() == CoupPhase.BLOCK ? truthfulBlockers(table) : 0),
          PLANT.shown(
              "a hint to the player asked that the claim is a bluff",
              (table, reader) -> {
                Claim claim = table.view(Reader.REFEREE).claim();
                return reader == table.toMove() && claim != null && !isTrue(table, claim);
              }),
          PLANT.shown(
              "whether the spectator's favourite holds the Contessa",
              (table, reader) -> reader == Reader.SPECTATOR && holds(table, 0, Role.CONTESSA)),
          PLANT.shown(
              "hands of players without coins",
              (table, reader) -> table.coins(0) == 0 ? faces(table, table.down(0)) : 0),
          lastMove("the last move, as it was made", Dump::of),
          lastMove("the length of the last move", move -> "" + Dump.of(move).length()),

          // Heard of an event.
          PLANT.toldTo(
              "the deal, to all", (before, full, reader) -> full instanceof CoupEvent.Dealt),
          PLANT.toldTo(
              "the card picked, to all",
              (before, full, reader) -> full instanceof CoupEvent.Picked),
          PLANT.toldTo(
              "the replacement, to all",
              (before, full, reader) -> full instanceof CoupEvent.Replaced),
          PLANT.toldTo(
              "the cards drawn, to all", (before, full, reader) -> full instanceof CoupEvent.Drew),
          PLANT.toldTo(
              "the cards given back, to all",
              (before, full, reader) -> full instanceof CoupEvent.Returned),
          PLANT.toldTo(
              "the card examined, to all",
              (before, full, reader) -> full instanceof CoupEvent.Offered),
          PLANT.toldTo(
              "everything, to spectators", (before, full, reader) -> reader == Reader.SPECTATOR),
          PLANT.toldTo(
              "everything, to players who are out",
              (before, full, reader) -> reader >= 0 && !before.lives(reader)),
          PLANT.toldTo(
              "the cards drawn, to the right neighbour",
              (before, full, reader) ->
                  full instanceof CoupEvent.Drew drew && reader == drew.seat() - 1),
          PLANT.toldTo(
              "the card swapped away, to all but the examiner",
              (before, full, reader) ->
                  full instanceof CoupEvent.Returned
                      && before.phase() == CoupPhase.VERDICT
                      && reader != before.actor()),
          PLANT.heard(
              "whether the shown card came back",
              (before, full, reader) ->
                  full instanceof CoupEvent.Replaced(int seat, int _, List<Card> cards)
                      && cards != null
                      && cards.stream().anyMatch(card -> holds(before, seat, card.role()))),
          PLANT.heard(
              "whether a Duke was given back",
              (before, full, reader) ->
                  full instanceof CoupEvent.Returned(int _, int _, List<Card> cards)
                      && cards != null
                      && cards.stream().anyMatch(card -> card.role() == Role.DUKE)),
          PLANT.heard(
              "whether a claimant who declined could have shown",
              (before, full, reader) ->
                  full instanceof CoupEvent.Declined(Claim claim) && isTrue(before, claim)),
          PLANT.heard(
              "whether an action is claimed in truth",
              (before, full, reader) ->
                  full instanceof CoupEvent.Acted acted
                      && acted.claim() != null
                      && isTrue(before, acted.claim())),
          PLANT.heard(
              "whether a block is claimed in truth",
              (before, full, reader) ->
                  full instanceof CoupEvent.Blocked(int seat, Role role)
                      && holds(before, seat, role)),
          PLANT.heard(
              "whether an unchallenged claim was true",
              (before, full, reader) ->
                  full instanceof CoupEvent.Unchallenged(Claim claim) && isTrue(before, claim)),
          PLANT.heard(
              "the other card of a player who loses one",
              (before, full, reader) ->
                  full instanceof CoupEvent.Lost lost
                      ? faces(before, before.down(lost.seat()))
                      : ""),
          PLANT.heard(
              "the place in the hand of the card lost",
              (before, full, reader) ->
                  full instanceof CoupEvent.Lost lost
                      ? faces(before, before.down(lost.seat())).indexOf(lost.card())
                      : -1),
          PLANT.heard(
              "the card that the Inquisitor judges",
              (before, full, reader) ->
                  full instanceof CoupEvent.Judged
                      ? Dump.of(before.view(Reader.REFEREE).offered())
                      : ""),
          PLANT.heard(
              "the court at the beginning of a turn",
              (before, full, reader) ->
                  full instanceof CoupEvent.Turn ? faces(before, before.court()) : ""),

          // Answered to an attempt.
          PLANT.answered(
              "which cards the decider holds",
              (table, reader, move) ->
                  move instanceof CoupMove.Lose(Card card)
                      && !table.over()
                      && holds(table, table.toMove(), card.role())),
          PLANT.answered(
              "whether a late challenge would have won",
              (table, reader, move) -> {
                Claim claim = table.view(Reader.REFEREE).claim();
                return move instanceof CoupMove.Challenge && claim != null && isTrue(table, claim);
              }),
          PLANT.answered(
              "what the decider could do instead", (table, reader, move) -> moves(table)),
          PLANT.answered(
              "that the move is legal, though for somebody else",
              (table, reader, move) -> table.code(move) >= 0),
          PLANT.mistaken(
              "a card of the court, to a wrong code", Integer::lowestOneBit, CoupTable::court),

          // Decided without asking.
          PLANT.decided(
              "which of two equal cards is lost",
              table -> table.phase() == CoupPhase.LOSE ? onlyChoice(table) : -1),
          PLANT.decided(
              "which of two equal cards is offered",
              table -> table.phase() == CoupPhase.OFFER ? onlyChoice(table) : -1),
          PLANT.decided(
              "which equal cards are kept",
              table -> table.phase() == CoupPhase.EXCHANGE ? onlyChoice(table) : -1),
          PLANT.decided(
              "to decline where nothing can be shown",
              table -> table.phase() == CoupPhase.PROVE ? onlyChoice(table) : -1),
          PLANT.decided(
              "to show where it is possible",
              table ->
                  table.phase() == CoupPhase.PROVE && table.choiceCount() > 1
                      ? table.choice(1)
                      : -1),
          PLANT.decided("everything with one answer", CoupPlantedLeaks::onlyChoice),
          PLANT.decided(
              "not to block without the card",
              table ->
                  table.phase() == CoupPhase.BLOCK
                          && !Role.ALL.stream()
                              .anyMatch(
                                  role ->
                                      table.allows(CoupCodes.BLOCK + role.ordinal())
                                          && holds(table, table.toMove(), role))
                      ? CoupCodes.PASS
                      : -1),
          PLANT.decided(
              "not to challenge the truth",
              table -> {
                Claim claim = table.view(Reader.REFEREE).claim();
                return table.allows(CoupCodes.CHALLENGE) && claim != null && isTrue(table, claim)
                    ? CoupCodes.PASS
                    : -1;
              }));

  /** The moves as they were made, kept next to the table. */
  private static PlantedLeak lastMove(String name, Function<Move, String> words) {
    Map<Table, String> last = new WeakHashMap<>();
    return new PlantedLeak(
        name,
        new LeakSurface() {
          @Override
          public List<AddressedEvent> play(Table table, int code, Chance chance) {
            last.put(table, words.apply(table.move(code)));
            return HONEST.play(table, code, chance);
          }

          @Override
          public String shown(Table table, int reader) {
            return HONEST.shown(table, reader) + last.getOrDefault(table, "");
          }
        });
  }

  private static int onlyChoice(CoupTable table) {
    return table.choiceCount() == 1 ? table.choice(0) : -1;
  }

  private static boolean holds(CoupTable table, int seat, Role role) {
    return new Cards(table.down(seat)).holds(role);
  }

  private static boolean isTrue(CoupTable table, Claim claim) {
    return holds(table, claim.seat(), claim.role()) != claim.denied();
  }

  private static Role role(int card) {
    return Role.of(Integer.numberOfTrailingZeros(card) / Card.COPIES);
  }

  private static List<Card> faces(CoupTable table, int bits) {
    List<Card> cards = new Cards(bits).list();
    return table.rules().distinctArt()
        ? cards
        : cards.stream().map(card -> Card.of(card.role(), 0)).toList();
  }

  private static List<List<Card>> hands(CoupTable table) {
    List<List<Card>> hands = new ArrayList<>();
    for (int player = 0; player < table.seats(); player++) {
      hands.add(faces(table, table.down(player)));
    }
    return hands;
  }

  private static List<Long> kindsHeld(CoupTable table) {
    List<Long> kinds = new ArrayList<>();
    for (int player = 0; player < table.seats(); player++) {
      Cards hand = new Cards(table.down(player));
      kinds.add(Role.ALL.stream().filter(hand::holds).count());
    }
    return kinds;
  }

  private static List<Move> moves(CoupTable table) {
    List<Move> moves = new ArrayList<>();
    for (int n = 0; n < table.choiceCount(); n++) {
      moves.add(table.move(table.choice(n)));
    }
    return moves;
  }

  private static Object aside(CoupTable table) {
    int rest = table.rules().cards().bits() & ~table.court();
    for (int player = 0; player < table.seats(); player++) {
      rest &= ~table.down(player) & ~table.up(player);
    }
    return table.rules().options().draft() ? faces(table, rest) : "";
  }

  private static int truthfulBlockers(CoupTable table) {
    int blockers = 0;
    for (int player = 0; player < table.seats(); player++) {
      for (Role role : Role.ALL) {
        if (table.allows(CoupCodes.BLOCK + role.ordinal()) && holds(table, player, role)) {
          blockers |= 1 << player;
        }
      }
    }
    return blockers;
  }
}
