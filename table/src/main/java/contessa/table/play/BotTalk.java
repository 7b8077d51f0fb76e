package contessa.table.play;

import module java.base;

import contessa.bots.roster.Cast;
import contessa.bots.roster.Cast.Dealing;
import contessa.game.Event;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.table.game.GameAdapter;
import contessa.table.game.GameAdapter.Occasion;
import contessa.table.message.Emote;
import contessa.table.message.Phrase;
import contessa.table.message.SeatView.Occupant;
import contessa.table.message.Talk;
import contessa.table.state.BotSpeech;
import contessa.table.state.TableDisclosure;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/**
 * Bots that show feelings and answer offers. What they say, and when, follows from public knowledge
 * and the table's timing secret. The bots that play are never asked, so nothing they say can be a
 * tell; nor do they keep their word.
 */
public final class BotTalk {

  /** How long the bots of a table are silent after one of them has shown a feeling. */
  private static final long SILENCE = 9_000;

  private static final int PERCENT = 45;
  private static final int SOONEST = 400;
  private static final int SPREAD = 1_100;

  private BotTalk() {}

  /** After a step of the game: perhaps one of the bots will show a feeling. */
  static void react(Transaction tx) {
    TableState state = tx.state();
    if (!maySpeak(state) || tx.now() < state.botSpokeAt() + SILENCE) {
      return;
    }
    List<Event> heard = new ArrayList<>();
    for (TableDisclosure one : tx.disclosures()) {
      if (one instanceof TableDisclosure.InGame(var _, var event)) {
        heard.add(event.heardBy(Reader.SPECTATOR));
      }
    }
    List<Occasion> occasions =
        state.adapter().occasions(heard).stream()
            .filter(occasion -> isBot(state, occasion.seat()))
            .toList();
    SeededChance chance = chance(state);
    if (occasions.isEmpty() || chance.below(100) >= PERCENT) {
      return;
    }
    Occasion occasion = occasions.get(chance.below(occasions.size()));
    Emote emote = occasion.emotes().get(chance.below(occasion.emotes().size()));
    plan(tx, occasion.seat(), emote, null, null, chance);
  }

  /** A player has made an offer: the bot that it is made to will answer. */
  public static void answer(Transaction tx, TableEvent.Offered offer) {
    TableState state = tx.state();
    Integer to = offer.to();
    if (!state.playing() || !maySpeak(state) || to == null || !isBot(state, to)) {
      return;
    }
    Position position = state.game().position();
    if (state.adapter().isOut(position, to)) {
      return;
    }
    SeededChance chance = chance(state);
    switch (offer.phrase()) {
      case PEACE, NO_CHALLENGE, SPARE_IF_YOU_ATTACK, TOGETHER_AGAINST -> {
        Phrase answer = agrees(state, position, offer, to) ? Phrase.AGREED : Phrase.REFUSED;
        plan(tx, to, null, answer, offer.seat(), chance);
      }
      case PLEASE_BLOCK -> plan(tx, to, Emote.THINKING, null, null, chance);
      case THEY_LIE, I_TELL_THE_TRUTH -> plan(tx, to, Emote.DOUBT, null, null, chance);
      case I_BELIEVE_YOU, AGREED, REFUSED -> {}
    }
  }

  /** Whether the bot accepts an offer, by its {@link Dealing}. */
  private static boolean agrees(
      TableState state, Position position, TableEvent.Offered offer, int bot) {
    Integer about = offer.about();
    if (about != null && about == bot) {
      return false;
    }
    Dealing dealing = Cast.named(state.seat(bot).botKind()).map(Cast::dealing).orElse(Dealing.FAIR);
    return switch (dealing) {
      case EASY -> true;
      case FAIR -> isFair(state.adapter(), position, offer);
      case STRONG -> isStrongest(state.adapter(), position, offer.seat(), Seats.of(bot));
      case NEVER -> false;
    };
  }

  /** Against the strongest, or not with the strongest. */
  private static boolean isFair(GameAdapter game, Position position, TableEvent.Offered offer) {
    Integer about = offer.about();
    return about != null && about < position.seats()
        ? game.strength(position, about) >= game.strength(position, offer.seat())
        : !isStrongest(game, position, offer.seat(), Seats.NONE);
  }

  private static boolean isStrongest(GameAdapter game, Position position, int seat, int besides) {
    for (int other : Seats.list(Seats.first(position.seats()) & ~besides)) {
      if (game.strength(position, other) > game.strength(position, seat)) {
        return false;
      }
    }
    return true;
  }

  public static void speak(Transaction tx) {
    BotSpeech speech = tx.state().botSpeech();
    if (speech == null || tx.now() < speech.at()) {
      return;
    }
    Emote emote = speech.emote();
    Phrase phrase = speech.phrase();
    if (emote != null) {
      tx.add(new TableEvent.EmoteShown(speech.seat(), emote));
    } else if (phrase != null) {
      tx.add(new TableEvent.Offered(speech.seat(), phrase, speech.to(), null));
    }
  }

  private static boolean maySpeak(TableState state) {
    return state.playing()
        && state.speed() == 1
        && state.botSpeech() == null
        && state.options().talk() != Talk.OFF;
  }

  private static boolean isBot(TableState state, int seat) {
    return state.hasSeat(seat) && state.seat(seat).occupant() == Occupant.BOT;
  }

  private static SeededChance chance(TableState state) {
    return SeededChance.of(state.timingSecret() + ":talk:" + state.questionCount());
  }

  private static void plan(
      Transaction tx,
      int seat,
      @Nullable Emote emote,
      @Nullable Phrase phrase,
      @Nullable Integer to,
      SeededChance chance) {
    long at = tx.toldAt() + SOONEST + chance.below(SPREAD);
    tx.add(new TableEvent.WillSpeak(new BotSpeech(at, seat, emote, phrase, to)));
  }
}
