package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.who;

import module java.base;

import contessa.game.Seats;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalEvent.Documents;
import contessa.royal.RoyalEvent.Gained;
import contessa.royal.RoyalEvent.Item;
import contessa.royal.RoyalEvent.Location;
import contessa.royal.RoyalEvent.Planned;
import contessa.royal.RoyalEvent.Plans;
import contessa.royal.RoyalEvent.Refilled;
import contessa.royal.RoyalEvent.Scored;
import contessa.royal.RoyalEvent.Secret;
import contessa.royal.RoyalEvent.Traded;
import contessa.royal.RoyalEvent.Won;
import contessa.royal.RoyalMove.Plan;
import org.jspecify.annotations.Nullable;

/** Tells the events of Coup Royal, one sentence each. */
final class RoyalEventWords {

  private final Voice voice;
  private final RoyalNames names;

  /** The goods that the last sentence about a robbery has already named. */
  private Goods told = Goods.NONE;

  /** The cubes of the set-up are no loot. */
  private boolean begun;

  RoyalEventWords(Voice voice, RoyalNames names) {
    this.voice = voice;
    this.names = names;
  }

  String tell(RoyalEvent event) {
    return switch (event) {
      case Planned e -> planned(e.plan());
      case Plans e -> voice.say("royal.plans", "list", plans(e.plans()));
      case Location e -> location(e);
      case Gained e -> gained(e);
      case Secret e -> secret(e);
      case Item _ -> "";
      case Documents e -> documents(e);
      case Traded e ->
          voice.say(
              "royal.traded",
              "who",
              who(e.seat()),
              "with",
              who(e.with()),
              "taken",
              e.taken(),
              "given",
              e.given());
      case Refilled e -> refilled(e);
      case Scored e -> scored(e);
      case Won e -> won(e.seats());
    };
  }

  private String planned(@Nullable Plan plan) {
    return plan == null
        ? ""
        : voice.say(
            "royal.plan",
            "thief",
            Locations.letters(plan.thieves()),
            "snitch",
            Locations.letters(plan.snitches()));
  }

  String plans(List<Plan> plans) {
    List<String> list = new ArrayList<>();
    for (int seat = 0; seat < plans.size(); seat++) {
      list.add(
          voice.say(
              "royal.plans.one",
              "who",
              who(seat),
              "thief",
              Locations.letters(plans.get(seat).thieves()),
              "snitch",
              Locations.letters(plans.get(seat).snitches())));
    }
    return voice.row(list, "list.semicolon");
  }

  private String location(Location event) {
    String place = names.place(event.location());
    String loot = names.loot(event.loot());
    int seats = event.seats();
    begun = true;
    told = event.loot() instanceof Loot.Normal normal ? normal.symbols() : Goods.NONE;
    return switch (event.result()) {
      case GUARDED ->
          seats == Seats.NONE
              ? voice.say("royal.guarded", "place", place)
              : voice.say("royal.guarded.thieves", "place", place, "names", voice.names(seats));
      case ROBBED ->
          voice.say("royal.robbed", "place", place, "who", who(Seats.lowest(seats)), "loot", loot);
      case QUARREL -> voice.say("royal.quarrel", "place", place, "names", plain(seats));
      case VANISHED -> voice.say("royal.vanished", "place", place, "loot", loot);
    };
  }

  private String plain(int seats) {
    List<String> list = new ArrayList<>();
    for (int seat : Seats.list(seats)) {
      list.add(voice.name(seat));
    }
    return voice.list(list);
  }

  private String gained(Gained event) {
    if (event.goods().total() == 0) {
      return begun ? voice.say("royal.gained.none") : "";
    }
    return event.goods().equals(told)
        ? ""
        : voice.say("royal.gained", "who", who(event.seat()), "goods", names.goods(event.goods()));
  }

  private String secret(Secret event) {
    Goods goods = event.goods();
    if (event.count() == 0) {
      return "";
    }
    return goods == null
        ? voice.say("royal.secret.other", "who", who(event.seat()), "n", event.count())
        : voice.say("royal.secret", "n", event.count(), "goods", names.goods(goods));
  }

  private String documents(Documents event) {
    List<String> losses = new ArrayList<>();
    for (int seat = 0; seat < event.losses().size(); seat++) {
      int lost = event.losses().get(seat);
      if (lost > 0) {
        losses.add(voice.say("royal.documents.one", "who", who(seat), "n", lost));
      }
    }
    return losses.isEmpty()
        ? voice.say("royal.documents.none", "good", event.good())
        : voice.say(
            "royal.documents",
            "who",
            who(event.seat()),
            "good",
            event.good(),
            "list",
            voice.row(losses));
  }

  private String refilled(Refilled event) {
    String round = voice.say("royal.round", "n", event.round());
    return event.partner() == Seats.NOBODY
        ? round
        : round + " " + voice.say("royal.partner", "who", who(event.partner()));
  }

  private String scored(Scored event) {
    List<String> list = new ArrayList<>();
    for (int seat = 0; seat < event.totals().size(); seat++) {
      list.add(
          voice.say(
              "royal.scored.one",
              "who",
              who(seat),
              "n",
              event.totals().get(seat),
              "fame",
              event.fame().get(seat)));
    }
    return voice.say("royal.scored", "good", event.good(), "list", voice.row(list));
  }

  private String won(int seats) {
    return Seats.count(seats) == 1
        ? voice.say("royal.won", "who", who(Seats.lowest(seats)))
        : voice.say("royal.won.many", "names", plain(seats));
  }
}
