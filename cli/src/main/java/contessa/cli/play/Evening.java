package contessa.cli.play;

import contessa.bots.Budget;
import contessa.cli.play.words.Language;
import contessa.cli.play.words.Voice;
import contessa.cli.play.words.Words;
import contessa.game.Seats;
import contessa.game.SeededChance;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Game after game at the same table, until the player has had enough. */
public final class Evening {

  private final Console console;
  private final SeededChance chance;
  private final Budget budget;
  private Language language;
  private List<String> result = List.of();

  Evening(Console console, Language language, SeededChance chance, Budget budget) {
    this.console = console;
    this.language = language;
    this.chance = chance;
    this.budget = budget;
  }

  /** Plays with this party, or with one that is asked for first. */
  void play(@Nullable Party invited) {
    try {
      Party party = invited;
      if (party == null) {
        Setup setup = new Setup(console, language);
        party = setup.party();
        language = setup.language();
      }
      games(party);
    } catch (Leave _) {
      // Leaving is always fine.
    }
    console.farewell(result, voice("royal").say("bye"));
  }

  private Voice voice(String edition) {
    return new Voice(Words.in(language), edition, Party.names(), Match.PERSON, console::spell);
  }

  private void games(Party party) throws Leave {
    Voice voice = voice(party.edition());
    int first = chance.below(party.rules().seats());
    while (true) {
      result = List.of();
      Match match = new Match(party.rules(), party.bots(), first, chance, budget);
      Game game = new Game(console, party, voice, match);
      game.play();
      List<String> ending = game.ending();
      result = ending;
      first = Seats.lowest(match.winners());
      if (!again(voice, ending)) {
        return;
      }
    }
  }

  private boolean again(Voice voice, List<String> ending) throws Leave {
    Asked asked = Asked.simply(voice.say("again")).after(ending);
    String answer = console.ask(Scene.of(ending), asked);
    List<String> no = List.of("n", "no", "q", "quit", voice.say("cmd.no"), voice.say("cmd.quit"));
    return !no.contains(answer.toLowerCase(Locale.ROOT));
  }
}
