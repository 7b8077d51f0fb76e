package contessa.bots.coup;

import static contessa.coup.CoupRules.COUP_COST;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.Codes;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Phase;
import contessa.game.Event;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.View;

/**
 * Reads the cards and the people: deals the hidden cards from its {@link Belief}, plays the
 * candidates out, and mixes those that come out alike.
 */
public final class Seer implements Bot {

  /** By how much of a chance of winning one move must be better to be e times as likely. */
  private static final double HEAT = 0.01;

  private static final double HOPELESS = 0.003;

  /** What a challenge must promise: people are guessed at, the influence it may cost is not. */
  private static final double CAUTION = 0.08;

  /** Who is this likely to act without aim need not strike because it can. */
  private static final double MAY_SPARE = 0.5;

  /** Later than this who can pay a Coup pays it: being ahead for ever ends no game. */
  private static final int LONG_GAME = 120;

  private final OpenTable open;
  private final Belief belief;
  private final Hearing hearing;
  private final Search search;
  private final SeededChance chance;
  private final Policy plain = Schemer.USUAL;
  private final Menu menu = new Menu();

  public Seer(CoupRules rules, int seat, SeededChance chance) {
    this.chance = chance;
    open = new OpenTable(rules);
    belief = new Belief(open, seat);
    hearing = new Hearing(rules, seat, open, belief);
    search = new Search(open, belief.dealer, seat);
  }

  @Override
  public void hear(Event event) {
    hearing.hear((CoupEvent) event);
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    CoupView seen = (CoupView) view;
    hearing.catchUp(seen);
    if (seen.moves().size() == 1) {
      return Mixture.of(seen.moves().getFirst());
    }
    if (!worthThinking(seen)) {
      plain.weigh(hearing.eye, menu);
      return PolicyBot.answer(seen, menu);
    }
    candidates(seen);
    if (search.size > 1) {
      search.run(seen, budget, chance);
      if (hopeless()) {
        plain.weigh(hearing.eye, menu);
        return PolicyBot.answer(seen, menu);
      }
    }
    menu.clear();
    for (int i = 0; i < search.size; i++) {
      double risk = search.codes[i] == Codes.CHALLENGE ? CAUTION : 0;
      menu.add(search.codes[i], search.values[i] - risk);
    }
    menu.soften(HEAT);
    return PolicyBot.answer(seen, menu);
  }

  /** Where nothing seems to help, play as if the others might still err. */
  private boolean hopeless() {
    for (int i = 0; i < search.size; i++) {
      if (search.values[i] > HOPELESS) {
        return false;
      }
    }
    return true;
  }

  /** Set-up choices and proofs need no search, nor does a claim that is settled by counting. */
  private boolean worthThinking(CoupView view) {
    Phase phase = view.phase();
    if (phase == Phase.DRAFT || phase == Phase.ALLEGIANCE || phase == Phase.PROVE) {
      return false;
    }
    boolean claim = phase == Phase.CHALLENGE_ACTION || phase == Phase.CHALLENGE_BLOCK;
    return !claim || Certainties.onClaim(hearing.eye) < 0;
  }

  private void candidates(CoupView view) {
    search.size = 0;
    Eye eye = hearing.eye;
    int rival = Seats.lowest(open.others(eye.seat));
    boolean due = belief.aimless(rival) < MAY_SPARE;
    boolean strikes =
        view.turn() > LONG_GAME
            && view.phase() == Phase.ACTION
            && open.coins[eye.seat] >= COUP_COST
            && (!due || Certainties.averts(eye, Codes.COUP + rival));
    for (int word = 0; word < 4; word++) {
      for (long rest = view.mask(word); rest != 0; rest &= rest - 1) {
        int code = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (Certainties.sound(eye, code)
            && (!due || Certainties.averts(eye, code))
            && (!strikes || Codes.action(code) == OpenTable.COUP)) {
          search.codes[search.size++] = code;
        }
      }
    }
  }
}
