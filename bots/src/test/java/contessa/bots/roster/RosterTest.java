package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.BotTestScale;
import contessa.bots.Budget;
import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.royal.RoyalRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every bot plays every edition by the rules, and repeats its decisions for the same seed. */
@Tag("soak")
class RosterTest {

  private static final Budget BRIEF = Budget.rollouts(BotTestScale.of(2, 20));

  @ParameterizedTest
  @EnumSource
  void everyBotPlaysEveryEditionToTheEnd(Edition edition) {
    for (BotKind kind : Roster.all()) {
      for (int seats = 2; seats <= edition.mostPlayers(); seats += 3) {
        BotGames games = new BotGames(CoupRules.of(edition, seats), BRIEF);
        int winners = games.play(Collections.nCopies(seats, kind), 0, seats);
        assertThat(winners).as("%s with %d seats", kind.name(), seats).isNotZero();
      }
    }
  }

  @Test
  void everyBotPlaysEveryOption() {
    CoupOptions plain = Edition.RESISTANCE.options(3);
    List<CoupOptions> odd =
        List.of(
            plain.withExchanger(Exchanger.BOTH).withArt(Art.DISTINCT),
            plain.withDeclared(Declared.COUP_AND_ASSASSINATE).withArt(Art.DISTINCT),
            plain.withDeclared(Declared.COUP).withAllegiances(true),
            plain.withExchanger(Exchanger.INQUISITOR).withContessaBlocksExamine(true),
            Edition.REFORMATION.options(3).withInquisitorExchanges(true).withMayDecline(false));
    for (CoupOptions options : odd) {
      BotGames games = new BotGames(CoupRules.of(Edition.RESISTANCE, options, 3), BRIEF);
      for (BotKind kind : Roster.all()) {
        for (int game = 0; game < 3; game++) {
          games.play(Collections.nCopies(3, kind), 0, game);
        }
      }
    }
    CoupOptions draft = Edition.BRAZILIAN.options(2).withDeclared(Declared.COUP_AND_ASSASSINATE);
    BotGames duel = new BotGames(CoupRules.of(Edition.BRAZILIAN, draft, 2), BRIEF);
    for (BotKind kind : Roster.all()) {
      duel.play(Collections.nCopies(2, kind), 0, 1);
    }
  }

  @Test
  void everyBotPlaysCoupRoyalToTheEnd() {
    // At mixed tables: several names stand for the same player, and that one takes its time.
    List<BotKind> all = Roster.all();
    for (int seats = 2; seats <= RoyalRules.MOST_PLAYERS; seats += 3) {
      BotGames games = new BotGames(RoyalRules.standard(seats), BRIEF);
      for (int first = 0; first < all.size(); first += seats) {
        List<BotKind> table = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
          table.add(all.get((first + seat) % all.size()));
        }
        assertThat(games.play(table, 0, seats)).as("%s", table).isNotZero();
      }
    }
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    BotGames games = new BotGames(CoupRules.of(Edition.RESISTANCE, 4), BRIEF);
    for (BotKind kind : Roster.all()) {
      var table = Collections.nCopies(4, kind);
      assertThat(games.play(table, 1, 7)).isEqualTo(games.play(table, 1, 7));
    }
  }

  @Test
  void honestBeatsRandom() {
    BotGames games = new BotGames(CoupRules.of(Edition.RESISTANCE, 4), BRIEF);
    double share = games.share(named("honest"), named("random"), 800, 1);
    assertThat(share).isGreaterThan(0.88);
  }

  @Test
  void schemerBeatsHonest() {
    BotGames games = new BotGames(CoupRules.of(Edition.RESISTANCE, 4), BRIEF);
    double share = games.share(named("schemer"), named("honest"), 800, 1);
    assertThat(share).isGreaterThan(0.36);
  }

  @Test
  void botsOfEarlierVersionsHaveSuccessors() {
    assertThat(named("seer").name()).isEqualTo("contessa");
    assertThat(named("contessa:adept").name()).isEqualTo("isabetta");
    assertThat(named("schemer:sly").name()).isEqualTo("lazzaro");
    assertThat(Roster.all()).extracting(BotKind::name).doesNotContain("seer", "schemer:sly");
  }

  @Test
  void contessaBeatsSchemer() {
    BotGames games = new BotGames(CoupRules.of(Edition.RESISTANCE, 4), BRIEF);
    double share = games.share(named("contessa"), named("schemer"), 60, 1);
    assertThat(share).isGreaterThan(0.36);
  }

  private static BotKind named(String name) {
    return Roster.named(name).orElseThrow();
  }
}
