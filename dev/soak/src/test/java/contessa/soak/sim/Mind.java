package contessa.soak.sim;

import module java.base;

import contessa.table.message.Asking;
import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.message.Emote;
import contessa.table.message.SeatView;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableView;
import org.jspecify.annotations.Nullable;

/** What a person wants: to sit down, to play the games to their end, and now and then to talk. */
final class Mind {

  /** How each thing that a person says begins; the rest makes it unique. */
  static final String TALK = "Hello ";

  private static final List<String> STRONG = List.of("coup", "assassinate", "challenge", "tax");

  private final World world;
  private final PlacedTable table;
  private final String name;
  private final boolean seated;
  private final Random random;
  private int ignored = -1;
  private boolean left;

  Mind(World world, PlacedTable table, String name, boolean seated) {
    this.world = world;
    this.table = table;
    this.name = name;
    this.seated = seated;
    random = world.random();
  }

  long thinkingTime() {
    return world.oneIn(20) ? world.between(3_000, 15_000) : world.between(100, 2_500);
  }

  /** Whether there is something left to do, maybe later. */
  boolean isNotDone(TableView view) {
    return seated
        && !left
        && view.common().stage() != Stage.CLOSED
        && view.common().game() <= table.games();
  }

  /** The next command; null if there is nothing to do now. */
  @Nullable Command next(TableView view, String id) {
    if (!seated || left) {
      return null;
    }
    Integer seat = view.you().seat();
    if (seat == null) {
      return view.common().stage() == Stage.PLAYING ? null : new Command.Sit(id, name, null);
    }
    return switch (view.common().stage()) {
      case LOBBY -> inLobby(view, id);
      case PLAYING -> inGame(view, view.common().seats().get(seat), id);
      case OVER -> afterGame(view, view.common().seats().get(seat), id);
      case CLOSED -> null;
    };
  }

  private @Nullable Command inLobby(TableView view, String id) {
    String commitment = view.you().seedFor();
    if (commitment != null && world.oneIn(3)) {
      byte[] seed = new byte[16];
      random.nextBytes(seed);
      return new Command.Seed(id, commitment, HexFormat.of().formatHex(seed));
    }
    boolean full =
        view.common().seats().stream().allMatch(one -> one.occupant() != SeatView.Occupant.NOBODY);
    return view.you().host() && full ? new Command.Start(id) : null;
  }

  private @Nullable Command inGame(TableView view, SeatView own, String id) {
    if (own.away() && (world.faults().over() || world.oneIn(2))) {
      return new Command.Return(id);
    }
    if (world.oneIn(25)) {
      return aside(view, id);
    }
    Decision decision = view.decision();
    if (decision != null) {
      return answer(decision, id);
    }
    if (view.you().hurry() != null && !view.you().hurry()) {
      return world.oneIn(2) ? new Command.Hurry(id) : new Command.Speed(id, 4);
    }
    Asking asking = view.common().asking();
    if (asking != null && asking.phase().startsWith("challenge") && world.oneIn(3)) {
      return new Command.Call(id, asking.ask(), world.oneIn(2)); // refused to those who still play
    }
    return Boolean.FALSE.equals(view.you().ghost()) && world.oneIn(3)
        ? new Command.BecomeGhost(id)
        : null;
  }

  private @Nullable Command answer(Decision decision, String id) {
    if (decision.answer() != null && !world.oneIn(10)) {
      return null;
    }
    if (decision.ask() == ignored && !world.faults().over()) {
      return null;
    }
    if (world.faults().ignoreQuestion()) {
      world.counts().add(Trouble.UNANSWERED_QUESTION);
      ignored = decision.ask();
      return null;
    }
    return new Command.Decide(id, decision.ask(), choice(decision.choices()));
  }

  /** Mostly something that brings the game to an end. */
  private String choice(List<String> choices) {
    if (!world.oneIn(3)) {
      for (String strong : STRONG) {
        for (String choice : choices) {
          if (choice.startsWith(strong)) {
            return choice;
          }
        }
      }
    }
    return choices.get(random.nextInt(choices.size()));
  }

  /** Something that is not a decision. */
  private @Nullable Command aside(TableView view, String id) {
    return switch (random.nextInt(12)) {
      case 0, 1, 2, 3 -> new Command.Say(id, TALK + id);
      case 4 -> new Command.ShowEmote(id, one(Emote.values()));
      case 5, 6, 7 -> new Command.Order(id, one(StandingOrder.values()));
      case 8 -> new Command.Away(id);
      case 9 ->
          view.you().host() ? new Command.Lock(id, !view.common().locked()) : new Command.Nudge(id);
      case 10 -> new Command.Mute(id, random.nextInt(view.common().seats().size()), world.oneIn(2));
      default -> leave(view, id);
    };
  }

  private @Nullable Command leave(TableView view, String id) {
    left = world.oneIn(4) && view.common().game() == table.games();
    return left ? new Command.Leave(id) : null;
  }

  private <T> T one(T[] values) {
    return values[random.nextInt(values.length)];
  }

  private @Nullable Command afterGame(TableView view, SeatView own, String id) {
    if (view.common().game() >= table.games()) {
      return null;
    }
    if (view.you().seedFor() != null && world.oneIn(3)) {
      return inLobby(view, id);
    }
    if (!own.again()) {
      return new Command.Rematch(id);
    }
    return view.you().host() ? new Command.Start(id) : null;
  }
}
