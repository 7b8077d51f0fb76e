package contessa.table.state;

import module java.base;

import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.table.game.GameAdapter;
import contessa.table.game.LiveGame;
import contessa.table.message.Replay;
import org.jspecify.annotations.Nullable;

/**
 * Unit of work: events of a table, applied to a copy of its state. Nothing in it is true until the
 * journal has it; a transaction that is not written is simply dropped.
 */
public final class Transaction {

  /**
   * The secret behind the deal of the tutorial. It is public, so a game that is dealt from it
   * counts for nothing. With three players of The Resistance the learner holds a Duke and a
   * Contessa, so that the first claim is true and a block is safe; the bots hold an Assassin and a
   * Captain, and an Ambassador and a Captain.
   */
  static final String LESSON = "00000000000000000000000000000000000000000000000000000000000001be";

  private static final int SECRET_BYTES = 32;

  private final long now;
  private final @Nullable CommandStamp command;
  private final TableContext context;
  private final TableState before;
  private final TableState state;
  private final List<TableEvent> events = new ArrayList<>();
  private final List<TableDisclosure> disclosures = new ArrayList<>();
  private final List<MissingMove> missingMoves = new ArrayList<>();
  private final long arrivedAt;
  private long toldAt;

  /** A bot's move that this transaction needed and that the bot has not decided yet. */
  public record MissingMove(int questionId, int seat, Position position) {}

  /**
   * A transaction on a copy of this state.
   *
   * @param command the command that it carries out; null if time causes it
   */
  public Transaction(
      TableState before, long now, TableContext context, @Nullable CommandStamp command) {
    this(before, now, context, command, Long.MAX_VALUE);
  }

  /** The transaction of a command that may have waited. */
  public Transaction(
      TableState before,
      long now,
      TableContext context,
      @Nullable CommandStamp command,
      long arrivedAt) {
    // Time at a table never runs backwards, whatever the system clock does.
    this.now = Math.max(now, before.at);
    this.before = before;
    // A player who skips a scene takes no time from others who still watch it. Once a window
    // has closed, every player in it has seen what came before.
    Question open = before.openQuestion();
    toldAt = open == null || open.sealed() ? this.now : Math.max(this.now, open.since());
    this.context = context;
    this.command = command;
    this.arrivedAt = Math.min(arrivedAt, this.now);
    state = before.copy();
    Fold.beginRow(state, before.seq + 1, this.now);
  }

  public long now() {
    return now;
  }

  /** When the command arrived: in an overload it has waited for a while. */
  public long arrivedAt() {
    return arrivedAt;
  }

  @Nullable CommandStamp command() {
    return command;
  }

  public TableContext context() {
    return context;
  }

  public TableState before() {
    return before;
  }

  public TableState state() {
    return state;
  }

  public List<TableEvent> events() {
    return events;
  }

  public List<TableDisclosure> disclosures() {
    return disclosures;
  }

  public List<MissingMove> missingMoves() {
    return missingMoves;
  }

  /** When the viewers have been told the steps of this transaction; a clock starts then. */
  public long toldAt() {
    return toldAt;
  }

  public void add(TableEvent event) {
    add(event, null);
  }

  private void add(TableEvent event, LiveGame.@Nullable Step step) {
    new Fold(state, disclosures::add).apply(event, step);
    events.add(event);
  }

  public void commitSecret() {
    add(new TableEvent.Committed(context.randomHex(SECRET_BYTES)));
  }

  public void commitLesson() {
    add(new TableEvent.Committed(LESSON));
  }

  public void deal(Rulebook rules, int first) {
    LiveGame.Step dealt = LiveGame.deal(rules, first, state.secret, state.seeds(rules.seats()));
    add(new TableEvent.Started(rules.seats(), first, dealt.game().draws()), dealt);
  }

  public void decide(int seat, Move move, Replay.By by) {
    LiveGame game = state.game();
    LiveGame.Step step = game.play(seat, move);
    add(new TableEvent.Decided(seat, game.text(move), by, step.game().draws()), step);
    tell(step);
  }

  /** The answers of the window that is closing are told one by one. */
  public void tellAnswers(TableEvent.AnswersTold answers) {
    add(answers);
    toldAt += answers.millis();
  }

  /** A player resigns from the game, by the game's own rule for that. */
  public void resign(int seat) {
    LiveGame.Step step = state.game().resign(seat);
    add(new TableEvent.Resigned(seat, step.game().draws()), step);
    tell(step);
  }

  /**
   * What the bot or stand-in of this seat does in this position of the open question. Null if it
   * has not decided yet; then the move is noted as missing.
   */
  public @Nullable Move botMove(int seat, Position position) {
    Move move = context.bots().decidedMove(state, seat, position);
    if (move == null) {
      missingMoves.add(new MissingMove(state.question().id(), seat, position));
    }
    return move;
  }

  private void tell(LiveGame.Step step) {
    toldAt += GameAdapter.of(step.game().rules()).sceneMillis(step.events());
  }
}
