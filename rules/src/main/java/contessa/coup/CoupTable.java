package contessa.coup;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.Table;
import contessa.game.View;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A game of Coup under way. The state is in {@link CoupState}; the rules are in chapters that
 * change it: {@link CoupSetUp}, {@link CoupChoices} (what is legal), {@link Turns}, {@link
 * Challenges}, {@link Blocks}, {@link Actions}, {@link Exchanges}, {@link Examinations}, {@link
 * Losses}, {@link Leaving}.
 *
 * <p>The windows of a turn come in a fixed order: the action may be challenged, then blocked, then
 * the block may be challenged (R-CORE-13). Players are asked one by one, clockwise from the
 * claimant, and the first objection counts (G-01). A decision is skipped only when public knowledge
 * leaves one answer; a choice between equal cards is asked, since skipping it would reveal them.
 */
public final class CoupTable extends CoupState implements Table {

  CoupTable(CoupRules rules) {
    super(rules);
  }

  private CoupTable(CoupTable other) {
    super(other);
  }

  /** Sets up a new game under the same rules. */
  public void setUp(int starter, Chance chance, @Nullable EventSink sink) {
    CoupSetUp.setUp(this, starter, chance, sink);
  }

  @Override
  public void play(int code, Chance chance, @Nullable EventSink sink) {
    if (!allows(code)) {
      throw new IllegalArgumentException("code " + code + " is not legal in " + phase());
    }
    switch (phase) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK -> Challenges.answer(this, code, chance, sink);
      case BLOCK -> Blocks.answer(this, code, chance, sink);
      case ACTION -> Turns.act(this, code, chance, sink);
      case PROVE -> Challenges.prove(this, code, chance, sink);
      case LOSE -> Losses.loseCard(this, toMove, chosenCard(code), chance, sink);
      case EXCHANGE -> Exchanges.keep(this, code - CoupCodes.KEEP, chance, sink);
      case OFFER -> Examinations.offer(this, chosenCard(code), sink);
      case VERDICT -> Examinations.judge(this, code, chance, sink);
      case DRAFT -> CoupSetUp.pick(this, code - CoupCodes.CARD, chance, sink);
      case ALLEGIANCE -> CoupSetUp.chooseSide(this, code == CoupCodes.REFORMIST, sink);
      default -> throw new IllegalStateException("nothing is played in " + phase());
    }
  }

  /** This player decides next, in this phase. */
  void ask(int nextPhase, int player) {
    phase = (byte) nextPhase;
    toMove = (byte) player;
    legal = CoupChoices.legalNow(this);
  }

  /** The deciding player has passed; whether another one is asked in the open window. */
  boolean asksNext() {
    answered(toMove);
    toMove = waiting == Seats.NONE ? toMove : (byte) Seats.after(toMove, waiting);
    return waiting != Seats.NONE;
  }

  /** The card of the deciding player that a code names. */
  int chosenCard(int code) {
    return cardIn(toMove, code - CoupCodes.CARD);
  }

  @Override
  public int choiceCount() {
    return CoupChoices.count(this);
  }

  @Override
  public int choice(int n) {
    return CoupChoices.code(this, n);
  }

  @Override
  public boolean allows(int code) {
    return CoupChoices.allow(this, code);
  }

  @Override
  public Move move(int code) {
    return Moves.face(rules, phase, toMove < 0 ? 0 : down(toMove), code);
  }

  @Override
  public int code(Move move) {
    int code = Moves.code(rules, phase, toMove < 0 ? 0 : down(toMove), move);
    return allows(code) ? code : -1;
  }

  /** Any living player may, until the game ends (EC-48). */
  @Override
  public boolean canLeave(int player) {
    return phase != OVER && lives(player);
  }

  @Override
  public void leave(int player, Chance chance, @Nullable EventSink sink) {
    if (!canLeave(player)) {
      throw new IllegalArgumentException("seat " + player + " is not in the game");
    }
    Leaving.leave(this, player, chance, sink);
  }

  @Override
  public int winners() {
    return phase == OVER ? living : Seats.NONE;
  }

  /**
   * Takes the state that a view shows and fills the rest with a guess: for search.
   *
   * @param down the face-down cards of every seat, those that the view knows included
   * @param court the court deck; both from the cards that are in play in the view
   */
  public void imagine(CoupView view, int[] down, int court) {
    copyFrom(view);
    for (int player = 0; player < seats(); player++) {
      setFaceDown(player, down[player]);
    }
    this.court = court;
    if (rules.options().draft() && view.reader() >= 0) {
      // The view numbers the copies afresh; on the table they belong to their draft set.
      aside = Cards.withTwins(view.aside()) & draftSet(view.reader());
    }
    if (phase == VERDICT && offered() == 0) {
      seen = SeenCards.withOffered(seen, Integer.lowestOneBit(down[target()]));
    }
    legal = toMove < 0 ? 0 : CoupChoices.legalNow(this);
  }

  @Override
  public CoupView view(int reader) {
    return new CoupView(new CoupView.SharedView(this), this, reader);
  }

  @Override
  public IntFunction<View> views() {
    CoupView.SharedView shared = new CoupView.SharedView(this);
    return reader -> new CoupView(shared, this, reader);
  }

  @Override
  public CoupTable copy() {
    return new CoupTable(this);
  }

  @Override
  public void become(Table other) {
    copyFrom((CoupTable) other);
  }
}
