package contessa.server.table;

import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.server.wire.Happening;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * The bots of a table from game to game. They are told what happens and wished for thoughts under
 * the table's lock; they think outside of it.
 */
final class Thinking {

  private final String table;
  private final Ground ground;
  private final AtomicBoolean busy = new AtomicBoolean();
  private volatile Minds minds;

  Thinking(String table, Ground ground) {
    this.table = table;
    this.ground = ground;
    minds = new Minds(table, ground.budget());
  }

  /** The table is read anew, and its bots begin anew. */
  void forget() {
    minds = new Minds(table, ground.budget());
  }

  void tell(List<Shown> shown) {
    for (Shown one : shown) {
      switch (one) {
        case Shown.Open(var happening) -> {
          if (happening instanceof Happening.Started) {
            forget();
          }
        }
        case Shown.InGame(var _, var told) -> minds.tell(told);
        case Shown.Talk _, Shown.Own _ -> {}
      }
    }
  }

  @Nullable Move thought(TableState state, int seat, Position position) {
    return minds.thought(state, seat, position);
  }

  /**
   * Bots think when they are asked and not when their answer is due, so that how long they think
   * never shows.
   */
  void wish(TableState state) {
    Question question = state.question;
    if (question == null) {
      return;
    }
    Position position = state.game().position();
    for (int seat : Seats.list(question.bots())) {
      List<Position> occasions =
          question.sealed() ? state.customs().occasions(position, seat) : List.of(position);
      occasions.forEach(occasion -> minds.thought(state, seat, occasion));
    }
  }

  /** What there is to think about is thought about, elsewhere; the table is woken after it. */
  void begin(Runnable wake) {
    if (!minds.idle() && !busy.getAndSet(true)) {
      ground
          .thinking()
          .execute(
              () -> {
                try {
                  minds.think();
                } finally {
                  busy.set(false);
                }
                wake.run();
              });
    }
  }
}
