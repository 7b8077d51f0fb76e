package contessa.bots.net;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.AddressedEvent;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One history serves training, where all seats learn at once, and play, where one seat does. */
@Tag("soak")
class HistoryTest {

  private static final int GAMES = 40;

  @Test
  void aSeatInPlaySeesWhatItSawInTraining() {
    SeededChance chance = new SeededChance(1);
    int compared = 0;
    for (CoupRules rules : SelfPlayedGames.rules()) {
      History shared = new History(rules);
      for (int game = 0; game < GAMES; game++) {
        compared += play(rules, shared, chance);
      }
    }
    assertThat(compared).isGreaterThan(20_000);
  }

  private static int play(CoupRules rules, History shared, SeededChance chance) {
    int compared = 0;
    shared.begin(rules);
    List<AddressedEvent> news = new ArrayList<>();
    History[] own = new History[rules.seats()];
    Arrays.setAll(own, _ -> new History(rules));
    CoupTable table = rules.deal(chance.below(rules.seats()), chance, news::add);
    while (!table.over()) {
      tell(news, shared, own);
      int seat = table.toMove();
      CoupView view = table.view(seat);
      assertThat(encoded(own[seat], view)).isEqualTo(encoded(shared, view));
      compared++;
      table.play(table.choice(chance.below(table.choiceCount())), chance, news::add);
    }
    return compared;
  }

  private static void tell(List<AddressedEvent> news, History shared, History[] own) {
    for (AddressedEvent event : news) {
      shared.hearAll(event);
      for (int seat = 0; seat < own.length; seat++) {
        own[seat].hear(seat, (CoupEvent) event.heardBy(seat));
      }
    }
    news.clear();
  }

  private static byte[] encoded(History history, CoupView view) {
    int seats = view.seats();
    int conduct = Encoder.GLOBALS + seats * Encoder.PER_SEAT;
    byte[] row = new byte[conduct + seats * History.CONDUCT];
    new Encoder().encode(history, view, row, seats);
    for (int slot = 0; slot < seats; slot++) {
      int seat = (view.reader() + slot) % seats;
      history.writeConduct(seat, row, conduct + slot * History.CONDUCT);
    }
    return row;
  }

  /** If this fails, inputs have changed their meaning: raise {@link Encoder#SCHEMA} and retrain. */
  @Test
  void theInputsAreThoseOfTheSchema() {
    assertThat(Encoder.SCHEMA).isEqualTo(2);
    assertThat(sumOfInputs(HistoryTest::readByPlayers)).isEqualTo(2758816638L);
    assertThat(sumOfInputs((row, _) -> row)).isEqualTo(2304046380L);
  }

  /** Players read nothing about those who are out but the cards that lie face up. */
  private static byte[] readByPlayers(byte[] row, CoupView view) {
    int seats = view.seats();
    for (int slot = 0; slot < seats; slot++) {
      if (!view.lives((view.reader() + slot) % seats)) {
        int from = Encoder.GLOBALS + slot * Encoder.PER_SEAT;
        Arrays.fill(row, from + 1 + Role.ALL.size(), from + Encoder.PER_SEAT, (byte) 0);
      }
    }
    return Arrays.copyOf(row, Encoder.GLOBALS + seats * Encoder.PER_SEAT);
  }

  private static long sumOfInputs(BiFunction<byte[], CoupView, byte[]> part) {
    CRC32 sum = new CRC32();
    SeededChance chance = new SeededChance(2);
    for (CoupRules rules : SelfPlayedGames.rules()) {
      History history = new History(rules);
      CoupTable table = rules.deal(0, chance, history::hearAll);
      while (!table.over()) {
        CoupView view = table.view(table.toMove());
        sum.update(part.apply(encoded(history, view), view));
        table.play(table.choice(chance.below(table.choiceCount())), chance, history::hearAll);
      }
    }
    return sum.getValue();
  }
}
