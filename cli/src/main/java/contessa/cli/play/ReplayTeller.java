package contessa.cli.play;

import module java.base;

import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.RoyalNames;
import contessa.cli.play.words.Voice;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.record.GameRecord;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.Reexecution;
import contessa.notation.words.Language;
import contessa.royal.Goods;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalView;
import org.jspecify.annotations.Nullable;

/**
 * Tells a recorded game in sentences, one paragraph for each turn: as a seat or everybody heard it,
 * or with all cards. With all cards every paragraph starts with the hands.
 */
public final class ReplayTeller {

  private final Rulebook rules;
  private final int reader;
  private final Voice voice;
  private final Narrator narrator;
  private final StringBuilder out = new StringBuilder();
  private final List<String> paragraph = new ArrayList<>();

  private ReplayTeller(GameRecord game, int reader, Language language) {
    rules = game.header().rules();
    this.reader = reader;
    // With all cards, the sentences are those for everybody: nobody is "you".
    int listener = reader == Reader.REFEREE ? Reader.SPECTATOR : reader;
    List<String> names = game.header().players().stream().map(RecordedPlayer::name).toList();
    voice = Voice.of(language, GameSetup.edition(rules), names, listener);
    narrator = GameSetup.presentation(rules, voice).narrator();
  }

  public static String tell(
      GameRecord game, List<Reexecution.Moment> moments, int reader, Language language) {
    ReplayTeller teller = new ReplayTeller(game, reader, language);
    teller.start(game);
    moments.forEach(teller::moment);
    teller.end(moments.getLast().position().view(Reader.REFEREE));
    return teller.out.toString();
  }

  private void start(GameRecord game) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      RecordedPlayer player = game.header().players().get(seat);
      boolean named = player.bot().isEmpty() || player.bot().equals(player.name());
      names.add(voice.name(seat) + (named ? "" : " (" + player.bot() + ")"));
    }
    out.append(voice.say("edition." + voice.edition())).append(": ");
    out.append(voice.row(names)).append("\n\n");
  }

  private void moment(Reexecution.Moment moment) {
    for (AddressedEvent told : moment.events()) {
      Event event = told.heardBy(voice.reader());
      if (narrator.story().startsParagraph(event)) {
        endParagraph();
        hands(moment.position().view(Reader.REFEREE));
      }
      String sentence = narrator.story().tell(event);
      if (!sentence.isEmpty()) {
        paragraph.add(sentence);
      }
    }
    if (reader == Reader.REFEREE) {
      String who = moment.step().seat() < 0 ? "" : voice.name(moment.step().seat()) + ": ";
      moment.step().notes().forEach(note -> paragraph.add("[" + who + note + "]"));
    }
    for (RecordStep.SpokenLine said : moment.step().talk()) {
      paragraph.add(voice.name(said.seat()) + ": “" + said.text() + "”");
    }
  }

  private void endParagraph() {
    if (!paragraph.isEmpty()) {
      out.append(String.join(" ", paragraph)).append("\n\n");
      paragraph.clear();
    }
  }

  /** Everything that is hidden, on a line of its own. */
  private void hands(View truth) {
    if (reader != Reader.REFEREE) {
      return;
    }
    List<String> hands = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      String hand = hand(truth, seat);
      if (hand != null) {
        hands.add(voice.name(seat) + ": " + hand);
      }
    }
    if (!hands.isEmpty()) {
      out.append('[').append(String.join(" · ", hands)).append("]\n");
    }
  }

  private @Nullable String hand(View truth, int seat) {
    return switch (truth) {
      case CoupView view ->
          view.lives(seat)
              ? voice.cards(view.knownCards(seat), ((CoupRules) rules).distinctArt())
              : null;
      case RoyalView view -> {
        Goods secrets = view.players().get(seat).secrets();
        yield secrets == null || secrets.total() == 0
            ? null
            : new RoyalNames(voice, (RoyalRules) rules).goods(secrets);
      }
      default -> null;
    };
  }

  private void end(View truth) {
    endParagraph();
    if (truth.winners() != 0 && reader == Reader.REFEREE) {
      narrator.tables().ending(truth).forEach(line -> out.append(line).append('\n'));
      out.append('\n');
    }
  }
}
