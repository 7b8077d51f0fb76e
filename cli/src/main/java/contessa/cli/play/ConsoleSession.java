package contessa.cli.play;

import module java.base;

import contessa.bots.Budget;
import contessa.cli.play.words.Messages;
import contessa.cli.play.words.Voice;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.words.Language;
import org.jspecify.annotations.Nullable;

/** Plays game after game in the same setup, until the player leaves. */
public final class ConsoleSession {

  private final Console console;
  private final SeededChance chance;
  private final Budget budget;
  private Language language;
  private List<String> result = List.of();

  ConsoleSession(Console console, Language language, SeededChance chance, Budget budget) {
    this.console = console;
    this.language = language;
    this.chance = chance;
    this.budget = budget;
  }

  /** Plays games in this setup; asks the player for one first if it is null. */
  void play(@Nullable GameSetup given) {
    try {
      GameSetup setup = given;
      if (setup == null) {
        SetupQuestions questions = new SetupQuestions(console, language, chance);
        setup = questions.ask();
        language = questions.language();
      }
      playGames(setup);
    } catch (Console.PlayerLeft _) {
      // The player may leave at any time.
    }
    console.farewell(result, voice("royal", GameSetup.names()).say("bye"));
  }

  private Voice voice(String edition, List<String> names) {
    return new Voice(Messages.in(language), edition, names, Match.PERSON, console::spell);
  }

  private void playGames(GameSetup setup) throws Console.PlayerLeft {
    List<String> names = setup.names(voice(setup.edition(), GameSetup.names()));
    Voice voice = voice(setup.edition(), names);
    int first = chance.below(setup.rules().seats());
    while (true) {
      result = List.of();
      Match match = new Match(setup.rules(), setup.bots(), first, chance, budget);
      ConsoleGame game = new ConsoleGame(console, setup, voice, match);
      game.play();
      List<String> ending = game.ending();
      result = ending;
      first = Seats.lowest(match.winners());
      if (!again(voice, ending)) {
        return;
      }
    }
  }

  private boolean again(Voice voice, List<String> ending) throws Console.PlayerLeft {
    Console.Query question = Console.Query.of("", voice.say("again"), ending);
    String answer = console.ask(Console.Content.of(ending), question);
    List<String> no = List.of("n", "no", "q", "quit", voice.say("cmd.no"), voice.say("cmd.quit"));
    return !no.contains(answer.toLowerCase(Locale.ROOT));
  }
}
