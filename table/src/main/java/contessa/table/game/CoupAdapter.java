package contessa.table.game;

import static java.util.Objects.requireNonNull;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.notation.json.Words;
import contessa.table.game.GamePrompt.ClaimStakes;
import contessa.table.game.GamePrompt.OpenClaim;
import contessa.table.message.Emote;
import contessa.table.message.StandingOrder;
import org.jspecify.annotations.Nullable;

/**
 * Coup asks one window per claim. A player who may block answers both questions together: {@code
 * block} lets the claim pass, and blocks without a challenge by another. After a challenge, players
 * who may still block are asked again.
 */
final class CoupAdapter implements GameAdapter {

  /** An influence is worth about as much as the coup that takes it. */
  private static final int INFLUENCE = 7;

  static final GameAdapter COUP = new CoupAdapter();
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

  // ---- Answers

  @Override
  public Move meaning(Move answer, Position position) {
    boolean challenging = publicView(position).phase() != CoupPhase.BLOCK;
    return answer.equals(CHALLENGE) == challenging ? answer : PASS;
  }

  /** Clockwise: the first seat to object decides. */
  @Override
  public @Nullable List<WindowMove> settle(Position position, Answers answers) {
    List<WindowMove> moves = new ArrayList<>();
    CoupTable table = (CoupTable) position.table();
    while (true) {
      CoupPhase before = table.phase();
      int seat = table.toMove();
      Move move = answers.of(seat, Position.of(table));
      if (move == null) {
        return null;
      }
      moves.add(new WindowMove(seat, move));
      if (!move.equals(PASS)) {
        return moves;
      }
      pass(table);
      CoupPhase after = table.phase();
      if (after != before && !(before == CoupPhase.CHALLENGE_ACTION && after == CoupPhase.BLOCK)) {
        return moves;
      }
    }
  }

  @Override
  public boolean passes(StandingOrder order, Position position, int seat) {
    CoupView view = publicView(position);
    boolean targeted = prompt(position).target() == seat;
    return switch (order) {
      case ASK -> false;
      case PASS_ALL_UNTIL_MY_TURN -> true;
      case PASS_UNTIL_MY_TURN, PASS_UNLESS_TARGET -> !targeted;
      case PASS_FOREIGN_AID ->
          view.phase() == CoupPhase.BLOCK && view.action() == Action.FOREIGN_AID;
    };
  }

  /**
   * What everyone would expect: income, a pass, the proof if the card is there. A stand-in chooses
   * among hidden cards, because a known rule would give them away.
   */
  @Override
  public @Nullable Move onTimeout(View view, Chance chance) {
    CoupView coup = (CoupView) view;
    List<Move> moves = view.moves();
    return switch (coup.phase()) {
      case ACTION ->
          moves.stream()
              .filter(move -> move instanceof CoupMove.Act act && act.action() == Action.INCOME)
              .findFirst()
              .orElseGet(() -> moves.get(chance.below(moves.size())));
      case CHALLENGE_ACTION, BLOCK, CHALLENGE_BLOCK -> PASS;
      case PROVE ->
          moves.stream()
              .filter(CoupMove.Show.class::isInstance)
              .findFirst()
              .orElseGet(CoupMove.Decline::new);
      default -> null;
    };
  }

  // ---- Steps

  @Override
  public boolean isOut(Position position, int seat) {
    return !publicView(position).lives(seat);
  }

  @Override
  public boolean openClaimIsTrue(Position position) {
    return isTrue(requireNonNull(publicView(position).claim()), position);
  }

  private static boolean isTrue(Claim claim, Position position) {
    CoupTable table = (CoupTable) position.table();
    return claim.isTrueOf(new Cards(table.down(claim.seat())));
  }

  /** A claim or a challenge is the first event of its step, so the hand is the one before it. */
  @Override
  public void count(Position before, List<AddressedEvent> events, Tally tally) {
    int challenger = publicView(before).challenger();
    for (AddressedEvent one : events) {
      CoupEvent event = (CoupEvent) one.open();
      Claim made = event.claimMade();
      if (made != null) {
        tally.count(made.seat(), Stat.CLAIMS);
        if (!isTrue(made, before)) {
          tally.count(made.seat(), Stat.LIES);
        }
      }
      switch (event) {
        case CoupEvent.Challenged challenged -> challenger = challenged.seat();
        case CoupEvent.Declined(Claim claim) -> {
          // It is a catch even if the card was there, since that stays hidden.
          tally.count(challenger, Stat.CATCHES);
          if (!isTrue(claim, before)) {
            tally.count(claim.seat(), Stat.LIES_CAUGHT);
          }
        }
        case CoupEvent.Lost lost -> tally.count(lost.seat(), Stat.INFLUENCES_LOST);
        default -> {}
      }
    }
  }

  @Override
  public void checkConserved(
      @Nullable Position before, Position after, List<AddressedEvent> events) {
    Conservation.checkCoup(before, after, events);
  }

  @Override
  public long sceneMillis(List<AddressedEvent> events) {
    return SceneTimes.coup(events);
  }

  @Override
  public List<Occasion> occasions(List<Event> heard) {
    List<Occasion> occasions = new ArrayList<>();
    int challenger = -1;
    for (Event event : heard) {
      switch ((CoupEvent) event) {
        case CoupEvent.Acted acted when acted.target() >= 0 ->
            occasions.add(
                Occasion.of(acted.target(), Emote.PLEA, Emote.THREAT, Emote.SURPRISE, Emote.SIGH));
        case CoupEvent.Challenged challenged -> {
          challenger = challenged.seat();
          occasions.add(
              Occasion.of(challenged.claim().seat(), Emote.LAUGH, Emote.SURPRISE, Emote.THREAT));
        }
        case CoupEvent.Shown shown -> {
          occasions.add(Occasion.of(shown.claim().seat(), Emote.LAUGH));
          if (challenger >= 0) {
            occasions.add(Occasion.of(challenger, Emote.SIGH, Emote.SURPRISE));
          }
        }
        case CoupEvent.Declined declined -> {
          occasions.add(Occasion.of(declined.claim().seat(), Emote.SIGH, Emote.APPLAUSE));
          if (challenger >= 0) {
            occasions.add(Occasion.of(challenger, Emote.LAUGH));
          }
        }
        case CoupEvent.Stood stood -> occasions.add(Occasion.of(stood.seat(), Emote.LAUGH));
        case CoupEvent.Exiled exiled -> occasions.add(Occasion.of(exiled.seat(), Emote.APPLAUSE));
        default -> {}
      }
    }
    return occasions;
  }

  @Override
  public int strength(Position position, int seat) {
    CoupView view = publicView(position);
    return view.lives(seat) ? INFLUENCE * view.handSize(seat) + view.coins(seat) : -1;
  }
}
