package contessa.server.table;

import contessa.coup.Action;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.server.wire.StandingOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Coup: one window for each claim. Who may block answers for both questions at once: {@code block}
 * means to let the claim pass and to block if nobody else challenges it. After a challenge whoever
 * may still block is asked afresh.
 */
final class CoupCustoms implements Customs {

  static final CoupCustoms INSTANCE = new CoupCustoms();

  private static final CoupMove PASS = new CoupMove.Pass();
  private static final CoupMove CHALLENGE = new CoupMove.Challenge();

  private CoupCustoms() {}

  @Override
  public Ask ask(Position position) {
    CoupView view = publicView(position);
    CoupPhase phase = view.phase();
    String word = phase.name().toLowerCase(Locale.ROOT).replace('_', '-');
    if (!isWindow(phase)) {
      Haste haste = phase == CoupPhase.ACTION ? Haste.TURN : Haste.HIDDEN;
      return new Ask(Seats.of(view.toMove()), false, Seats.NOBODY, haste, word);
    }
    int target = phase == CoupPhase.CHALLENGE_BLOCK ? view.actor() : view.target();
    boolean asked = target >= 0 && Seats.has(view.waiting(), target);
    return new Ask(view.waiting(), true, asked ? target : Seats.NOBODY, Haste.RESPONSE, word);
  }

  private static CoupView publicView(Position position) {
    return (CoupView) position.view(Reader.SPECTATOR);
  }

  private static boolean isWindow(CoupPhase phase) {
    return phase == CoupPhase.CHALLENGE_ACTION
        || phase == CoupPhase.BLOCK
        || phase == CoupPhase.CHALLENGE_BLOCK;
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

  /** How this seat may block once nobody has challenged. */
  private static List<Move> blocks(Position position, int seat) {
    CoupTable table = (CoupTable) position.table();
    while (table.phase() == CoupPhase.CHALLENGE_ACTION) {
      table.play(table.code(PASS), new SeededChance(0), null);
    }
    if (table.phase() != CoupPhase.BLOCK
        || !Seats.has(table.view(Reader.SPECTATOR).waiting(), seat)) {
      return List.of();
    }
    return Position.of(table).moves().stream().filter(move -> !move.equals(PASS)).toList();
  }

  @Override
  public Move meaning(Move answer, Position position) {
    boolean challenging = publicView(position).phase() != CoupPhase.BLOCK;
    return answer.equals(CHALLENGE) == challenging ? answer : PASS;
  }

  @Override
  public @Nullable List<Step> settle(Position position, Answers answers) {
    List<Step> steps = new ArrayList<>();
    CoupTable table = (CoupTable) position.table();
    while (true) {
      CoupPhase before = table.phase();
      int seat = table.toMove();
      Move move = answers.of(seat, Position.of(table));
      if (move == null) {
        return null;
      }
      steps.add(new Step(seat, move));
      if (!move.equals(PASS)) {
        return steps;
      }
      // What is drawn at the end of the window is drawn again when the steps are really played.
      table.play(table.code(move), new SeededChance(0), null);
      CoupPhase after = table.phase();
      if (after != before && !(before == CoupPhase.CHALLENGE_ACTION && after == CoupPhase.BLOCK)) {
        return steps;
      }
    }
  }

  @Override
  public Position asked(Position position, int seat) {
    CoupTable table = (CoupTable) position.table();
    while (table.toMove() != seat) {
      table.play(table.code(PASS), new SeededChance(0), null);
    }
    return Position.of(table);
  }

  @Override
  public List<Position> occasions(Position position, int seat) {
    List<Position> occasions = new ArrayList<>();
    CoupTable table = (CoupTable) position.table();
    CoupPhase first = table.phase();
    while (isWindow(table.phase()) && table.phase().compareTo(first) >= 0) {
      if (table.toMove() == seat) {
        occasions.add(Position.of(table));
      }
      first = table.phase();
      table.play(table.code(PASS), new SeededChance(0), null);
    }
    return occasions;
  }

  @Override
  public void checkConserved(@Nullable Position before, Position after, List<AddressedEvent> told) {
    CoupTable table = (CoupTable) after.table();
    Conservation.cards(table);
    if (before != null) {
      Conservation.coins((CoupTable) before.table(), table, told);
    }
  }

  @Override
  public void count(Position before, List<AddressedEvent> told, Tally tally) {
    CoupDeeds.count(before, told, tally);
  }

  @Override
  public boolean tellsWhoHasAnswered() {
    return false;
  }

  @Override
  public boolean isOut(Position position, int seat) {
    return !publicView(position).lives(seat);
  }

  @Override
  public boolean canResign(Position position, int seat) {
    return !isOut(position, seat);
  }

  @Override
  public boolean remains(Position before, Position after, int seat) {
    if (after.over() || publicView(before).turn() != publicView(after).turn()) {
      return false;
    }
    Ask asked = ask(before);
    Ask now = ask(after);
    return asked.phase().equals(now.phase()) && now.seats() == (asked.seats() & ~Seats.of(seat));
  }

  @Override
  public boolean passes(StandingOrder order, Position position, int seat) {
    CoupView view = publicView(position);
    boolean targeted = ask(position).target() == seat;
    return switch (order) {
      case ASK -> false;
      case PASS_ALL_UNTIL_MY_TURN -> true;
      case PASS_UNTIL_MY_TURN, PASS_UNLESS_TARGET -> !targeted;
      case PASS_FOREIGN_AID ->
          view.phase() == CoupPhase.BLOCK && view.action() == Action.FOREIGN_AID;
    };
  }

  /**
   * What everybody would expect: income, a pass, the proof if it can be given. A choice among
   * hidden cards is left to a stand-in, since a known rule would tell the cards.
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
}
