package contessa.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.words.Language;
import contessa.royal.RoyalRules;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games, in sentences and on a screen of 80 by 24. */
class ConsoleSessionTest {

  private static final int MOST_LINES = 4_000;
  private static final String END = "Enter for yes, n for no.\n> ";

  static Stream<Rulebook> everything() {
    Stream<Rulebook> coup =
        Stream.of(Edition.values())
            .flatMap(
                edition ->
                    Stream.of(2, 6, 10)
                        .filter(players -> players <= edition.mostPlayers())
                        .map(players -> CoupRules.of(edition, players)));
    Stream<Rulebook> options =
        Stream.of(
            CoupRules.of(
                Edition.REFORMATION,
                Edition.REFORMATION
                    .options(10)
                    .withInquisitorExchanges(true)
                    .withArt(Art.DISTINCT)
                    .withDeclared(Declared.COUP_AND_ASSASSINATE)
                    .withContessaBlocksExamine(true),
                10),
            CoupRules.of(
                Edition.CITY_STATE,
                Edition.CITY_STATE.options(2).withDraft(true).withDeclared(Declared.COUP),
                2));
    Stream<Rulebook> royal = Stream.of(2, 3, 4, 5).map(RoyalRules::standard);
    return Stream.of(coup, options, royal).flatMap(each -> each);
  }

  private static GameSetup setup(Rulebook rules) {
    BotKind random = Roster.named("random").orElseThrow();
    return new GameSetup(rules, Collections.nCopies(rules.seats() - 1, random));
  }

  private static void play(Console console, Rulebook rules, Language language, long seed) {
    new ConsoleSession(console, language, new SeededChance(seed), Budget.QUICK).play(setup(rules));
  }

  @ParameterizedTest
  @MethodSource("everything")
  void everyScreenFitsInEveryLanguage(Rulebook rules) {
    for (Language language : Language.ALL) {
      Robot robot = new Robot(new SeededChance(7));
      play(robot, rules, language, 7);
      assertThat(robot.problems).isEmpty();
      assertThat(robot.screens).hasSizeGreaterThan(10);
      assertThat(robot.farewell).isNotEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("everything")
  void aWholeGameCanBePlayedInSentences(Rulebook rules) {
    String told = plain(rules, "1", "2", "a c", "ab c", "a bc", "3");
    assertThat(told).contains("Game over.").endsWith("Goodbye.\n");
    assertThat(told).doesNotContain("{").doesNotContain("│").doesNotContain("\u001b");
  }

  @Test
  void theEndOfInputLeavesTheGame() {
    assertThat(plain(CoupRules.of(Edition.RESISTANCE, 3))).endsWith("Goodbye.\n");
  }

  @Test
  void quitLeavesAtOnce() {
    String told = plain(RoyalRules.standard(3), "quit");
    assertThat(told).doesNotContain("Plans revealed").endsWith("Goodbye.\n");
  }

  @Test
  void anUnknownAnswerLosesNothing() {
    String told = plain(RoyalRules.standard(3), "what?", "plan thief=A snitch=A", "a c", "quit");
    assertThat(told)
        .contains("I don’t understand “what?”")
        .contains("“plan thief=A snitch=A” is a move, but not one you can make now.")
        .contains("You: thief A, snitch C.");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void theHelpOfCoupRoyalGivesAnExampleThatCanBeTyped(int players) {
    RoyalRules rules = RoyalRules.standard(players);
    String told = plain(rules, "?", "quit");
    Matcher example = Pattern.compile("Just type the letters: ([a-c ]+)\\.").matcher(told);
    assertThat(example.find()).isTrue();
    assertThat(plain(rules, example.group(1), "quit")).contains("You: thief ");
  }

  @Test
  void coupRoyalListsPlansInsteadOfClaims() {
    assertThat(plain(RoyalRules.standard(3), "plans", "quit"))
        .contains("Type ? for help, or log, plans, rules, table or quit.")
        .contains("No plans have been revealed yet.");
  }

  @Test
  void withoutASetupThePlayerIsAskedWhatToPlay() {
    assertThat(setUp(Language.ENGLISH, "x", "4", "99", "1", "1", "1", "quit"))
        .contains("Press Enter to play now")
        .contains("Please type one of the numbers")
        .containsPattern("Your opponents: (Beppe|Ortensia)[.]\n(Beppe|Ortensia) – ")
        .contains("Loyalist");
  }

  @Test
  void theLanguageCanBeChangedBeforeTheFirstGame() {
    assertThat(setUp(Language.ENGLISH, "it", "", "esci"))
        .contains("Le tue carte: ")
        .endsWith("A presto!\n");
  }

  @Test
  void atTheEndAllCardsAreShownAndAnotherGameIsOffered() {
    String told = plain(CoupRules.of(Edition.RESISTANCE, 2), "1", "2", "3");
    assertThat(told).contains("Another game? The winner goes first.").containsPattern("held \\w+");
    assertThat(told.split("Your opponents", -1)).hasSize(3);
  }

  /** Repeats these answers until a second game ends. */
  private static String plain(Rulebook rules, String... answers) {
    StringWriter out = new StringWriter();
    play(console(out, answers), rules, Language.ENGLISH, 3);
    return out.toString();
  }

  private static String setUp(Language language, String... answers) {
    StringWriter out = new StringWriter();
    new ConsoleSession(console(out, answers), language, new SeededChance(1), Budget.QUICK)
        .play(null);
    return out.toString();
  }

  private static Console console(StringWriter out, String... answers) {
    BufferedReader in =
        new BufferedReader(Reader.nullReader()) {
          private int lines;
          private int endings;

          @Override
          public @Nullable String readLine() {
            StringBuffer told = out.getBuffer();
            endings += told.lastIndexOf(END) == told.length() - END.length() ? 1 : 0;
            boolean enough = endings > 1 || lines == MOST_LINES || answers.length == 0;
            return enough ? null : answers[lines++ % answers.length];
          }
        };
    return new PlainConsole(in, new PrintWriter(out), StandardCharsets.UTF_8, true);
  }
}
