package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.who;

import module java.base;

import contessa.game.Event;
import contessa.game.Seats;
import contessa.royal.Goods;
import contessa.royal.Loot;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalEvent.Documents;
import contessa.royal.RoyalEvent.Gained;
import contessa.royal.RoyalEvent.Location;
import contessa.royal.RoyalEvent.Refilled;
import contessa.royal.RoyalEvent.Scored;
import contessa.royal.RoyalEvent.Secret;

/** Tells the events of Coup Royal, one sentence each. */
final class RoyalEventWords implements Narrator.Story {

  private final Voice voice;
  private final RoyalNames names;
  private final RoyalRounds rounds;

  /** The goods that the last sentence about a robbery has already named. */
  private Goods told = Goods.NONE;

  /** The cubes of the set-up are no loot. */
  private boolean begun;

  RoyalEventWords(Voice voice, RoyalNames names, RoyalRounds rounds) {
    this.voice = voice;
    this.names = names;
    this.rounds = rounds;
  }

  @Override
  public boolean startsParagraph(Event event) {
    return event instanceof Refilled;
  }

  @Override
  public String tell(Event event) {
    rounds.hear((RoyalEvent) event);
    return switch ((RoyalEvent) event) {
      case RoyalEvent.Planned(int seat, var plan) ->
          plan == null ? "" : names.plan("royal.plan", seat, plan);
      case RoyalEvent.Plans(var plans) -> voice.say("royal.plans", "list", names.plans(plans));
      case Location e -> location(e);
      case Gained e -> gained(e);
      case Secret e -> secret(e);
      case RoyalEvent.Item _ -> "";
      case Documents e -> documents(e);
      case RoyalEvent.Traded(int seat, int with, var taken, var given) ->
          voice.say("royal.traded", who(seat), "with", who(with), "taken", taken, "given", given);
      case Refilled e -> refilled(e);
      case Scored e -> scored(e);
      case RoyalEvent.Won(int seats) ->
          Seats.count(seats) == 1
              ? voice.say("royal.won", who(Seats.lowest(seats)))
              : voice.say("royal.won.many", "names", plain(seats));
    };
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
          voice.say("royal.robbed", "place", place, who(Seats.lowest(seats)), "loot", loot);
      case QUARREL -> voice.say("royal.quarrel", "place", place, "names", plain(seats));
      case VANISHED -> voice.say("royal.vanished", "place", place, "loot", loot);
    };
  }

  private String plain(int seats) {
    return voice.list(Arrays.stream(Seats.list(seats)).mapToObj(voice::name).toList());
  }

  private String gained(Gained event) {
    if (event.goods().total() == 0) {
      return begun ? voice.say("royal.gained.none") : "";
    }
    return event.goods().equals(told)
        ? ""
        : voice.say("royal.gained", who(event.seat()), "goods", names.goods(event.goods()));
  }

  private String secret(Secret event) {
    Goods goods = event.goods();
    if (event.count() == 0) {
      return "";
    }
    return goods == null
        ? voice.say("royal.secret.other", who(event.seat()), event.count())
        : voice.say("royal.secret", event.count(), "goods", names.goods(goods));
  }

  private String documents(Documents event) {
    List<String> losses = new ArrayList<>();
    for (int seat = 0; seat < event.losses().size(); seat++) {
      int lost = event.losses().get(seat);
      if (lost > 0) {
        losses.add(voice.say("royal.documents.one", who(seat), lost));
      }
    }
    return losses.isEmpty()
        ? voice.say("royal.documents.none", event.good())
        : voice.say("royal.documents", who(event.seat()), event.good(), "list", voice.row(losses));
  }

  private String refilled(Refilled event) {
    String round = voice.say("royal.round", event.round());
    return event.partner() == Seats.NOBODY
        ? round
        : round + " " + voice.say("royal.partner", who(event.partner()));
  }

  private String scored(Scored event) {
    List<String> list = new ArrayList<>();
    for (int seat = 0; seat < event.totals().size(); seat++) {
      int total = event.totals().get(seat);
      list.add(voice.say("royal.scored.one", who(seat), total, "fame", event.fame().get(seat)));
    }
    return voice.say("royal.scored", event.good(), "list", voice.row(list));
  }
}
