package contessa.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.cli.play.screen.CoupPainter;
import contessa.cli.play.screen.RoyalPainter;
import contessa.cli.play.screen.ScreenLayout;
import contessa.cli.play.words.ClaimHistory;
import contessa.cli.play.words.Messages;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.RoyalNames;
import contessa.cli.play.words.RoyalRounds;
import contessa.cli.play.words.Voice;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import contessa.notation.words.Language;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import contessa.testkit.LeakHunt;
import contessa.testkit.LeakSurface;
import contessa.testkit.coup.CoupSecrecy;
import org.junit.jupiter.api.Test;

/** Nothing on the screen depends on hidden information. */
class SecretsTest {

  private static final int PAIRS = 400;
  private static final int GAMES = 8;

  private static Voice voice(String edition, int reader) {
    return new Voice(
        Messages.in(Language.ENGLISH),
        edition,
        GameSetup.names(),
        reader,
        UnaryOperator.identity());
  }

  /** Everything that the terminal would show to this reader. */
  private static final class Terminal implements LeakSurface {

    @Override
    public String shown(Table table, int reader) {
      if (reader < 0) {
        return LeakSurface.super.shown(table, reader);
      }
      CoupView view = (CoupView) table.view(reader);
      Voice voice = voice(Voice.key(view.rules().edition()), reader);
      ClaimHistory claims = new ClaimHistory();
      Narrator narrator = Narrator.coup(voice, view.rules(), claims);
      CoupPainter painter = new CoupPainter(voice, claims);
      return screen(view, narrator, new Console.Content(painter.table(view), List.of()), voice);
    }

    @Override
    public String heard(Table before, AddressedEvent told, int reader) {
      if (reader == Reader.SPECTATOR) {
        return LeakSurface.super.heard(before, told, reader);
      }
      CoupRules rules = ((CoupView) before.view(reader)).rules();
      Voice voice = voice(Voice.key(rules.edition()), reader);
      Narrator narrator = Narrator.coup(voice, rules, new ClaimHistory());
      return narrator.story().tell(told.heardBy(reader));
    }
  }

  private static String screen(View view, Narrator narrator, Console.Content content, Voice voice) {
    ScreenLayout frame = new ScreenLayout(80, 24);
    ScreenLayout.Bottom bottom = ScreenLayout.Bottom.EMPTY;
    List<String> words = new ArrayList<>(narrator.tables().table(view));
    if (view.toMove() == view.reader()) {
      MoveDialog dialog = new MoveDialog(voice, narrator, rules(view), view);
      bottom = ScreenConsole.bottom(dialog.question(List.of()));
      words.addAll(narrator.help().decision(view));
    }
    return Robot.text(frame.draw(content.table(), content.log(), bottom)) + words;
  }

  private static Rulebook rules(View view) {
    return switch (view) {
      case CoupView coup -> coup.rules();
      case RoyalView royal -> royal.rules();
      default -> throw new AssertionError(view);
    };
  }

  @Test
  void gamesThatLookTheSameToThePlayerLookTheSameOnTheScreen() {
    LeakHunt hunt = new LeakHunt(new CoupSecrecy(), new Terminal(), 11);
    assertThat(hunt.compare(PAIRS).steps()).isGreaterThan(PAIRS);
  }

  @Test
  void othersSecretCardsOfCoupRoyalDoNotReachTheScreen() {
    int compared = 0;
    for (int game = 0; game < GAMES; game++) {
      SeededChance chance = new SeededChance(game);
      RoyalRules rules = RoyalRules.standard(2 + game % 4);
      RoyalTable table = rules.deal(0, chance, null);
      int[] unknown = new int[rules.seats()];
      Arrays.fill(unknown, -1);
      while (!table.over()) {
        RoyalView view = table.view(0);
        if (view.toMove() == 0) {
          RoyalTable other = RoyalTable.imagine(view, unknown, chance);
          assertThat(royal(other.view(0), rules)).isEqualTo(royal(view, rules));
          compared++;
        }
        table.play(table.choice(chance.below(table.choiceCount())), chance, null);
      }
    }
    assertThat(compared).isGreaterThan(GAMES);
  }

  private static String royal(RoyalView view, RoyalRules rules) {
    Voice voice = voice("royal", 0);
    RoyalRounds rounds = new RoyalRounds();
    Narrator narrator = Narrator.royal(voice, rules, rounds);
    RoyalPainter painter = new RoyalPainter(voice, new RoyalNames(voice, rules), rounds);
    return screen(view, narrator, new Console.Content(painter.table(view), List.of()), voice);
  }
}
