package contessa.bots.net;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotTestScale;
import contessa.bots.Budget;
import contessa.bots.RandomBot;
import contessa.bots.coup.PolicyBot;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.AddressedEvent;
import contessa.game.Seats;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whom the contessa takes for weak players once they have had a few turns. */
@Tag("soak")
class WeakFieldSenseTest {

  private static final CoupRules RULES = CoupRules.of(Edition.CITY_STATE, 4);
  private static final Budget ANY = Budget.rollouts(1);
  private static final int KNOWN_AFTER = 8;

  private final WeakFieldSense sense =
      new WeakFieldSense(TrainedNet.weakFields().sense(), RULES.seats());
  private final Encoder encoder = new Encoder();
  private final byte[] row = new byte[Encoder.GLOBALS + 4 * Encoder.PER_SEAT];
  private int decisions;
  private int weak;
  private int withoutSomebody;
  private int remembered;

  @Test
  void playersAtRandomAreOftenRecognisedButAStrongOneAmongThemMakesItCareful() {
    double atRandom = shareCalledWeak(_ -> new RandomBot());
    assertThat(atRandom).isGreaterThan(0.35);
    assertThat(shareCalledWeak(seat -> seat == 2 ? contessa(2) : new RandomBot()))
        .isLessThan(atRandom * 2 / 3);
  }

  @Test
  void truthfulPlayersAreOftenRecognised() {
    assertThat(shareCalledWeak(seat -> PolicyBot.honest(RULES, seat))).isGreaterThan(0.3);
  }

  @Test
  void aTableOfItsOwnKindIsHardlyEverTakenForWeak() {
    assertThat(shareCalledWeak(WeakFieldSenseTest::contessa)).isLessThan(0.01);
  }

  @Test
  void playersWhoAreOutAreNotForgotten() {
    shareCalledWeak(_ -> new RandomBot());
    assertThat(withoutSomebody).isGreaterThan(50);
    assertThat(remembered).isGreaterThan(withoutSomebody * 9 / 10);
  }

  private static Bot contessa(int seat) {
    return TrainedNet.bot(RULES, seat, new SeededChance(seat));
  }

  /** Of the first seat's decisions after a few turns. */
  private double shareCalledWeak(IntFunction<Bot> others) {
    decisions = 0;
    weak = 0;
    withoutSomebody = 0;
    remembered = 0;
    SeededChance chance = new SeededChance(17);
    for (int game = 0; game < BotTestScale.of(40, 400); game++) {
      List<Bot> bots = new ArrayList<>();
      for (int seat = 0; seat < RULES.seats(); seat++) {
        bots.add(seat == 0 ? contessa(0) : others.apply(seat));
      }
      play(bots, chance);
    }
    assertThat(decisions).isGreaterThan(20);
    return (double) weak / decisions;
  }

  private void play(List<Bot> bots, SeededChance chance) {
    History history = new History(RULES);
    List<AddressedEvent> news = new ArrayList<>();
    CoupTable table = RULES.deal(0, chance, news::add);
    while (!table.over()) {
      for (AddressedEvent event : news) {
        history.hearAll(event);
        for (int seat = 0; seat < bots.size(); seat++) {
          bots.get(seat).hear(event.heardBy(seat));
        }
      }
      news.clear();
      int seat = table.toMove();
      CoupView view = table.view(seat);
      if (seat == 0 && table.turn() >= KNOWN_AFTER) {
        ask(history, view);
      }
      table.play(table.code(bots.get(seat).decide(view, ANY).draw(chance)), chance, news::add);
    }
  }

  private void ask(History history, CoupView view) {
    encoder.encode(history, view, row, RULES.seats());
    decisions++;
    weak += sense.isWeak(history, view, row, encoder.parts) ? 1 : 0;
    if (Seats.count(view.living()) < RULES.seats()) {
      float odds = sense.logOdds(history, view.reader(), row, encoder.parts);
      History forgetful = new History(RULES);
      forgetful.become(history);
      for (int seat = 0; seat < RULES.seats(); seat++) {
        if (!view.lives(seat)) {
          forgetful.seats[seat].clear();
        }
      }
      encoder.encode(forgetful, view, row, RULES.seats());
      withoutSomebody++;
      remembered += sense.logOdds(forgetful, view.reader(), row, encoder.parts) != odds ? 1 : 0;
    }
  }
}
