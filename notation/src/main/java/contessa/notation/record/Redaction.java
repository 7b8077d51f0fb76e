package contessa.notation.record;

import module java.base;

import contessa.coup.Card;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.json.Words;
import contessa.royal.Goods;
import contessa.royal.LootText;
import contessa.royal.RoyalEvent;
import org.jspecify.annotations.Nullable;

/**
 * A game as one reader saw it. It is built from the events that this reader heard and from moves
 * that are public; passes, times, mixtures, draws and the secret never enter it.
 */
public final class Redaction {

  private final Rulebook rules;
  private final int reader;
  private final List<Reexecution.Moment> moments;

  private Redaction(GameRecord game, int reader) {
    rules = game.header().rules();
    this.reader = reader;
    moments = Reexecution.of(game);
  }

  public static GameRecord of(GameRecord game, int reader) {
    List<RecordStep> steps = new Redaction(game, reader).steps();
    GameRecord.End end = new GameRecord.End(game.end().winners(), game.end().stopped(), null, null);
    return new GameRecord(game.header().withReader(reader), steps, end);
  }

  private List<RecordStep> steps() {
    List<RecordStep> steps = new ArrayList<>();
    for (int n = 0; n < moments.size(); n++) {
      RecordStep step = moments.get(n).step();
      List<SeenFact> seen = seen(n);
      boolean silent = step.move().equals("pass");
      if (!silent) {
        steps.add(RecordStep.of(step.seat(), move(n)).withSeen(seen).withTalk(step.talk()));
      } else if (!seen.isEmpty() || !step.talk().isEmpty()) {
        // It stays hidden who passed, so what came of it belongs to the step before.
        RecordStep last = steps.removeLast();
        steps.add(
            last.withSeen(joined(last.seen(), seen)).withTalk(joined(last.talk(), step.talk())));
      }
    }
    return steps;
  }

  private static <T> List<T> joined(List<T> some, List<T> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /** The move, or only its kind if the reader may not know the rest. */
  private String move(int n) {
    String move = moments.get(n).step().move();
    String kind = move.indexOf(' ') < 0 ? move : move.substring(0, move.indexOf(' '));
    boolean known =
        switch (kind) {
          case "keep" -> tells(n, CoupEvent.Returned.class);
          case "pick" -> tells(n, CoupEvent.Picked.class);
          case "offer" -> tells(n, CoupEvent.Offered.class);
          case "plan" -> tells(n, RoyalEvent.Planned.class) || plansAreOpen(n);
          default -> true;
        };
    return known ? move : kind + " " + RecordStep.HIDDEN;
  }

  /** Whether the reader hears the full form of such an event at this step. */
  private boolean tells(int n, Class<? extends Event> kind) {
    for (AddressedEvent told : moments.get(n).events()) {
      if (kind.isInstance(told.full())) {
        return told.heardBy(reader).equals(told.full());
      }
    }
    return false;
  }

  /** Whether all players have made their plans in the round of this step. */
  private boolean plansAreOpen(int n) {
    int last = Math.min(moments.size(), n + rules.seats());
    return moments.subList(n, last).stream()
        .flatMap(moment -> moment.events().stream())
        .anyMatch(told -> told.open() instanceof RoyalEvent.Plans);
  }

  private List<SeenFact> seen(int n) {
    Reexecution.Moment moment = moments.get(n);
    boolean deal = moment.step().isDeal();
    List<SeenFact> seen = new ArrayList<>();
    for (AddressedEvent told : moment.events()) {
      SeenFact fact =
          switch (told.heardBy(reader)) {
            case CoupEvent event -> coup(event, moment.step().move());
            case RoyalEvent event -> royal(event, deal);
            default -> throw new IllegalStateException("an event of no known game");
          };
      if (fact != null) {
        seen.add(fact);
      }
    }
    return seen;
  }

  private @Nullable SeenFact coup(CoupEvent event, String move) {
    return switch (event) {
      case CoupEvent.Dealt dealt -> drew(dealt.seat(), dealt.count(), dealt.cards());
      case CoupEvent.Drew drew -> drew(drew.seat(), drew.count(), drew.cards());
      case CoupEvent.Replaced drew -> drew(drew.seat(), drew.count(), drew.cards());
      case CoupEvent.Exposed exposed ->
          SeenFact.of(SeenFact.Kind.SHOWN, exposed.seat(), names(exposed.cards()));
      case CoupEvent.Shown shown when move.equals("show") ->
          SeenFact.of(SeenFact.Kind.SHOWN, shown.claim().seat(), names(shown.cards()));
      case CoupEvent.Lost lost when !move.startsWith("lose ") ->
          SeenFact.of(SeenFact.Kind.LOST, lost.seat(), names(List.of(lost.card())));
      default -> null;
    };
  }

  private SeenFact drew(int seat, int count, @Nullable List<Card> cards) {
    return cards == null
        ? SeenFact.count(SeenFact.Kind.DREW, seat, count)
        : SeenFact.of(SeenFact.Kind.DREW, seat, names(cards));
  }

  /** Copies have a number only where the art tells them apart. */
  private List<String> names(List<Card> cards) {
    boolean distinct = ((CoupRules) rules).distinctArt();
    return cards.stream()
        .map(
            card -> {
              String name = Words.capital(card.role());
              return distinct ? name + "#" + (card.copy() + 1) : name;
            })
        .toList();
  }

  private static @Nullable SeenFact royal(RoyalEvent event, boolean deal) {
    return switch (event) {
      case RoyalEvent.Gained gained when deal ->
          SeenFact.of(SeenFact.Kind.GAINED, gained.seat(), numbers(gained.goods()));
      case RoyalEvent.Secret secret -> {
        Goods goods = secret.goods();
        yield goods == null
            ? SeenFact.count(SeenFact.Kind.SECRETS, secret.seat(), secret.count())
            : SeenFact.of(SeenFact.Kind.SECRETS, secret.seat(), numbers(goods));
      }
      case RoyalEvent.Refilled refilled ->
          SeenFact.of(
              SeenFact.Kind.OPEN,
              Seats.NOBODY,
              refilled.open().stream().map(LootText::write).toList());
      default -> null;
    };
  }

  private static List<String> numbers(Goods goods) {
    return goods.counts().stream().map(String::valueOf).toList();
  }
}
