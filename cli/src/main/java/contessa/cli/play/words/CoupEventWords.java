package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.key;
import static contessa.cli.play.words.Voice.who;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Card;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import contessa.game.Event;
import org.jspecify.annotations.Nullable;

/** Tells the events of Coup, one sentence each. */
final class CoupEventWords implements Narrator.Story {

  private final Voice voice;
  private final boolean distinct;
  private final ClaimHistory claims;

  CoupEventWords(Voice voice, CoupRules rules, ClaimHistory claims) {
    this.voice = voice;
    this.claims = claims;
    distinct = rules.distinctArt();
  }

  @Override
  public boolean startsParagraph(Event event) {
    return event instanceof CoupEvent.Turn;
  }

  @Override
  public String tell(Event event) {
    claims.hear((CoupEvent) event);
    return switch ((CoupEvent) event) {
      case CoupEvent.Dealt(_, int count, var cards) ->
          cards == null
              ? ""
              : voice.say(count == 1 ? "event.dealt.one" : "event.dealt", "cards", list(cards));
      case CoupEvent.Picked(int seat, var card) ->
          card == null
              ? voice.say("event.picked.other", who(seat))
              : voice.say("event.picked", face(card));
      // Only the reader's side is told; the table shows the others'.
      case CoupEvent.Sided(int seat, var side) ->
          seat == voice.reader() ? voice.say("event.sided", who(seat), side) : "";
      case CoupEvent.Turn _ -> "";
      case CoupEvent.Acted e -> acted(e);
      case CoupEvent.Unchallenged _ -> voice.say("event.unchallenged");
      case CoupEvent.Challenged(int seat, Claim claim) ->
          voice.say(
              "event.challenged" + denied(claim),
              who(seat),
              "claimant",
              who(claim.seat()),
              claim.role());
      case CoupEvent.Shown(Claim claim, var cards) ->
          voice.say(
              "event.shown" + denied(claim),
              who(claim.seat()),
              face(cards.getFirst()),
              "cards",
              list(cards));
      case CoupEvent.Declined(Claim claim) ->
          voice.say("event.declined" + denied(claim), who(claim.seat()), claim.role());
      case CoupEvent.Replaced e -> cards("event.replaced", e.seat(), e.count(), e.cards());
      case CoupEvent.Unblocked _ -> voice.say("event.unblocked");
      case CoupEvent.Blocked(int seat, Role role) -> blocked(seat, role);
      case CoupEvent.Stood _ -> voice.say("event.stood");
      case CoupEvent.Coins e -> coins(e);
      case CoupEvent.Lost(int seat, Card card, _) -> voice.say("event.lost", who(seat), face(card));
      case CoupEvent.Exiled(int seat) -> voice.say("event.exiled", who(seat));
      case CoupEvent.Drew e -> cards("event.drew", e.seat(), e.count(), e.cards());
      case CoupEvent.Returned e -> cards("event.returned", e.seat(), e.count(), e.cards());
      case CoupEvent.Offered(int seat, int to, var card) ->
          card == null
              ? voice.say("event.offered.other", who(seat), "to", who(to))
              : voice.say("event.offered", who(seat), "to", who(to), face(card));
      case CoupEvent.Judged(int seat, int target, var verdict) ->
          voice.say("event.judged." + key(verdict), who(seat), "target", who(target));
      case CoupEvent.Converted(int seat, int by, var side) ->
          voice.say(
              seat == by ? "event.converted.self" : "event.converted",
              who(seat),
              "by",
              who(by),
              side);
      case CoupEvent.Exposed(int seat, var cards) ->
          voice.say("event.exposed", who(seat), "cards", list(cards));
      case CoupEvent.Won(int seat) -> voice.say("event.won", who(seat));
    };
  }

  private String acted(CoupEvent.Acted event) {
    Claim claim = event.claim();
    Role claimed = claim == null ? null : claim.role();
    return acted(event.seat(), event.action(), event.target(), event.named(), claimed);
  }

  /** Tells an action as it is declared; income and conversion are told by their effect. */
  String acted(int seat, Action action, int target, @Nullable Role named, @Nullable Role claimed) {
    if (action == Action.INCOME || action == Action.CONVERT) {
      return "";
    }
    Role role = named != null ? named : claimed != null ? claimed : Role.DUKE;
    String key = "acted." + key(action) + (named == null ? "" : ".named");
    return voice.say(key, who(seat), "target", who(target), role);
  }

  String blocked(int seat, Role role) {
    return voice.say("event.blocked", who(seat), role);
  }

  private static String denied(Claim claim) {
    return claim.denied() ? ".denied" : "";
  }

  private String coins(CoupEvent.Coins event) {
    return switch (event.reason()) {
      case COST, CONVERT, EXILE -> "";
      default ->
          event.change() > 0
              ? voice.say("coins." + key(event.reason()), who(event.seat()), event.change())
              : "";
    };
  }

  /** Tells of cards that only their owner sees; others hear how many there are. */
  private String cards(String key, int seat, int count, @Nullable List<Card> cards) {
    return cards == null
        ? voice.say(key + ".other", who(seat), count)
        : voice.say(key, "cards", list(cards));
  }

  private Voice.Face face(Card card) {
    return new Voice.Face(card, distinct);
  }

  private String list(List<Card> cards) {
    return voice.cards(cards, distinct);
  }
}
