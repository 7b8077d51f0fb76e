package contessa.arena.reader;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.Cards;
import contessa.coup.CoupOptions;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.coup.Role;
import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.protocol.RefereeLines;
import contessa.royal.RoyalRules;
import org.junit.jupiter.api.Test;

/** The lines of a referee give exactly the knowledge of the seat, in every game. */
class WitnessTest {

  private static final int LONGEST = 600;

  private final SeededChance chance = new SeededChance(11);

  @Test
  void everySeatOfAnyGameOfCoupIsFollowed() {
    for (int game = 0; game < 400; game++) {
      follow(anyCoup());
    }
  }

  @Test
  void everySeatOfAnyGameOfCoupRoyalIsFollowed() {
    for (int game = 0; game < 30; game++) {
      follow(RoyalRules.standard(2 + chance.below(4)));
    }
  }

  private CoupRules anyCoup() {
    Edition edition = Edition.values()[chance.below(Edition.values().length)];
    int players = chance.below(3) == 0 ? 2 : 2 + chance.below(edition.mostPlayers() - 1);
    CoupOptions options = edition.options(players);
    options = options.withExchanger(any(CoupOptions.Exchanger.values()));
    options = options.withArt(any(CoupOptions.Art.values()));
    options = options.withMayDecline(chance.below(2) == 0);
    options = options.withReplacement(any(CoupOptions.Replacement.values()));
    options = options.withDraft(players == 2 && chance.below(2) == 0);
    options = options.withDeclared(any(CoupOptions.Declared.values()));
    options = options.withAllegiances(chance.below(3) == 0);
    options =
        options.withContessaBlocksExamine(
            options.exchanger() != CoupOptions.Exchanger.AMBASSADOR && chance.below(2) == 0);
    return CoupRules.of(edition, options, players);
  }

  private <T> T any(T[] values) {
    return values[chance.below(values.length)];
  }

  private void follow(Rulebook rules) {
    int seats = rules.seats();
    RefereeLines lines = new RefereeLines(rules);
    List<List<Event>> untold = new ArrayList<>();
    List<RefereeReader> readers = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      untold.add(new ArrayList<>());
      readers.add(RefereeReader.of(rules, seat));
    }
    Table table = rules.deal(chance.below(seats), chance, told -> tell(told, untold));
    for (int n = 0; n < LONGEST && !table.over(); n++) {
      int seat = table.toMove();
      View view = table.view(seat);
      JsonNode line = Json.read(lines.decide(untold.get(seat), view, 1000, 1));
      RefereeReader.Heard account =
          readers.get(seat).hear(List.copyOf(line.path("events").values()), line.path("view"));
      assertThat(account.events()).isEqualTo(untold.get(seat));
      assertThat(all(account.view())).isEqualTo(all(view));
      untold.get(seat).clear();
      table.play(
          table.choice(chance.below(table.choiceCount())), chance, told -> tell(told, untold));
    }
  }

  private static void tell(AddressedEvent told, List<List<Event>> untold) {
    for (int seat = 0; seat < untold.size(); seat++) {
      untold.get(seat).add(told.heardBy(seat));
    }
  }

  /** Everything that a view shows; equal copies of a character are not told apart. */
  private static Object all(View any) {
    if (!(any instanceof CoupView view)) {
      return any;
    }
    List<Object> all = new ArrayList<>();
    for (int seat = 0; seat < view.seats(); seat++) {
      all.add(view.coins(seat));
      all.add(view.handSize(seat));
      all.add(cards(view, view.known(seat)));
      all.add(cards(view, view.up(seat)));
      all.add(String.valueOf(view.allegiance(seat)));
    }
    all.add(cards(view, view.unseen().bits()));
    all.add(cards(view, view.aside()));
    all.add(view.phase());
    all.add(view.turn());
    all.add(view.actor());
    all.add(view.toMove());
    all.add(view.living());
    all.add(view.deckSize());
    all.add(view.reserve());
    all.add(view.treasury());
    all.add(String.valueOf(view.action()));
    all.add(view.target());
    all.add(String.valueOf(view.named()));
    all.add(String.valueOf(view.claim()));
    all.add(String.valueOf(view.claimedForAction()));
    all.add(view.blocker());
    all.add(view.challenger());
    all.add(view.waiting());
    all.add(view.keep());
    all.add(String.valueOf(view.offered()));
    all.add(view.moves());
    return all;
  }

  private static Object cards(CoupView view, int bits) {
    if (view.rules().distinctArt()) {
      return bits;
    }
    List<Integer> counts = new ArrayList<>();
    for (Role role : Role.ALL) {
      counts.add(new Cards(bits).count(role));
    }
    return counts;
  }
}
