package contessa.table.game;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Claim;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.json.Words;
import contessa.table.game.GamePrompt.ClaimStakes;
import contessa.table.game.GamePrompt.OpenClaim;

/**
 * Coup asks one window per claim. A player who may block answers both questions together: {@code
 * block} lets the claim pass, and blocks without a challenge by another. After a challenge, players
 * who may still block are asked again.
 */
final class CoupQuestions implements GameQuestions {

  static final CoupMove PASS = new CoupMove.Pass();
  static final CoupMove CHALLENGE = new CoupMove.Challenge();

  @Override
  public GamePrompt prompt(Position position) {
    CoupView view = publicView(position);
    CoupPhase phase = view.phase();
    String word = Words.kebab(phase);
    if (!isWindow(phase)) {
      TimeLimit limit = phase == CoupPhase.ACTION ? TimeLimit.TURN : TimeLimit.HIDDEN;
      return GamePrompt.single(view.toMove(), limit, word);
    }
    int target = phase == CoupPhase.CHALLENGE_BLOCK ? view.actor() : view.target();
    boolean asked = target >= 0 && Seats.has(view.waiting(), target);
    Claim claim = view.claim();
    return new GamePrompt(
        view.waiting(),
        true,
        asked ? target : Seats.NOBODY,
        TimeLimit.RESPONSE,
        word,
        claim == null ? null : new OpenClaim(claim.seat(), stakes(view, claim.seat())));
  }

  /** Much if a card hangs on it, or the claimant's place in the game. */
  private static ClaimStakes stakes(CoupView view, int claimant) {
    Action action = view.action();
    if (action == Action.ASSASSINATE || view.handSize(claimant) == 1) {
      return ClaimStakes.MUCH;
    }
    boolean dull =
        action == Action.EXCHANGE || action == Action.EXAMINE || action == Action.FOREIGN_AID;
    return dull ? ClaimStakes.LITTLE : ClaimStakes.SOME;
  }

  static CoupView publicView(Position position) {
    return (CoupView) position.view(Reader.SPECTATOR);
  }

  static boolean isWindow(CoupPhase phase) {
    return phase == CoupPhase.CHALLENGE_ACTION
        || phase == CoupPhase.BLOCK
        || phase == CoupPhase.CHALLENGE_BLOCK;
  }

  /** Plays a pass on a scratch copy. Chance there does not matter: the real moves draw again. */
  static void pass(CoupTable scratch) {
    scratch.play(scratch.code(PASS), new SeededChance(0), null);
  }

  @Override
  public List<Move> choices(Position position, int seat) {
    List<Move> choices = new ArrayList<>();
    choices.add(PASS);
    CoupPhase phase = publicView(position).phase();
    if (phase != CoupPhase.BLOCK) {
      choices.add(CHALLENGE);
    }
    if (phase != CoupPhase.CHALLENGE_BLOCK) {
      choices.addAll(blocks(position, seat));
    }
    return choices;
  }

  /** The blocks that this seat may declare after an unchallenged claim. */
  private static List<Move> blocks(Position position, int seat) {
    CoupTable table = (CoupTable) position.table();
    while (table.phase() == CoupPhase.CHALLENGE_ACTION) {
      pass(table);
    }
    if (table.phase() != CoupPhase.BLOCK
        || !Seats.has(table.view(Reader.SPECTATOR).waiting(), seat)) {
      return List.of();
    }
    return Position.of(table).moves().stream().filter(move -> !move.equals(PASS)).toList();
  }

  @Override
  public List<Position> positionsAsking(Position position, int seat) {
    List<Position> positions = new ArrayList<>();
    CoupTable table = (CoupTable) position.table();
    CoupPhase first = table.phase();
    while (isWindow(table.phase()) && table.phase().compareTo(first) >= 0) {
      if (table.toMove() == seat) {
        positions.add(Position.of(table));
      }
      first = table.phase();
      pass(table);
    }
    return positions;
  }

  /** A pass means something, so it stays hidden who has answered. */
  @Override
  public boolean showsWhoHasAnswered() {
    return false;
  }

  @Override
  public boolean unchangedWithout(Position before, Position after, int seat) {
    if (after.over() || publicView(before).turn() != publicView(after).turn()) {
      return false;
    }
    GamePrompt asked = prompt(before);
    GamePrompt now = prompt(after);
    return asked.phase().equals(now.phase()) && now.seats() == (asked.seats() & ~Seats.of(seat));
  }
}
