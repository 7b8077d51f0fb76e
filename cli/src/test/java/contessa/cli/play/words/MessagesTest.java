package contessa.cli.play.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupOptions;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.coup.Role;
import contessa.game.Seats;
import contessa.notation.json.Words;
import contessa.notation.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

class MessagesTest {

  private static Voice voice(Language language, String edition) {
    List<String> names = List.of("-", "Ana", "Bruno");
    return new Voice(Messages.in(language), edition, names, 0, UnaryOperator.identity());
  }

  @Test
  void whatALanguageLacksIsSaidInEnglish() {
    Messages none = Messages.in(new Language("tlh", "tlhIngan Hol", true));
    Voice voice = new Voice(none, "royal", List.of("Ana"), 0, UnaryOperator.identity());
    assertThat(voice.say("event.unblocked")).isEqualTo("Nobody blocks.");
    assertThat(voice.say("claims.title")).isEqualTo("Plans so far");
    Language whole = new Language("tlh", "tlhIngan Hol", false);
    assertThatThrownBy(() -> Messages.in(whole)).hasMessageContaining("both_tlh.properties");
  }

  @ParameterizedTest
  @EnumSource(Action.class)
  void everyActionHasItsWords(Action action) {
    Messages english = Messages.in(Language.ENGLISH);
    assertThat(english.find("action." + Words.kebab(action))).isNotNull();
    boolean claims = Role.ALL.stream().anyMatch(action::isAbout);
    assertThat(claims && english.find("acted." + Words.kebab(action)) == null).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "EN, 1, 'Ana takes 1 coin as income.'",
    "EN, 2, 'Ana takes 2 coins as income.'",
    "IT, 1, 'Ana prende 1 moneta di reddito.'",
    "IT, 2, 'Ana prende 2 monete di reddito.'",
    "PT, 1, 'Ana pega 1 moeda de renda.'",
    "PT, 2, 'Ana pega 2 moedas de renda.'",
    "DE, 1, 'Ana nimmt 1 Münze Einkommen.'",
    "DE, 2, 'Ana nimmt 2 Münzen Einkommen.'",
  })
  void oneCoinIsNotTwoCoins(Language language, int coins, String sentence) {
    assertThat(voice(language, "resistance").say("coins.income", "who", Voice.who(1), "n", coins))
        .isEqualTo(sentence);
  }

  @Test
  void theReaderIsAddressedAsYou() {
    Voice voice = voice(Language.ENGLISH, "resistance");
    assertThat(voice.say("acted.steal", "who", Voice.who(1), "target", Voice.who(0)))
        .isEqualTo("Ana claims the Captain to steal from you.");
    assertThat(voice.say("acted.steal", "who", Voice.who(0), "target", Voice.who(2)))
        .isEqualTo("You claim the Captain to steal from Bruno.");
    assertThat(voice.names(Seats.first(3))).isEqualTo("you, Ana and Bruno");
  }

  @Test
  void anEditionHasItsOwnTerms() {
    String key = "action." + Voice.key(Action.STEAL);
    assertThat(voice(Language.ENGLISH, "city-state").say(key)).isEqualTo("Extort");
    assertThat(voice(Language.ENGLISH, "reformation").say(key)).isEqualTo("Steal");
    assertThat(voice(Language.of("de"), "city-state").say(key)).isEqualTo("Erpressen");
    assertThat(voice(Language.of("pt"), "brazilian").say(key)).isEqualTo("Extorquir");
  }

  @Test
  void rolesHaveTheirArticle() {
    assertThat(
            voice(Language.of("de"), "resistance")
                .say("event.declined", "who", Voice.who(1), "role", Role.CONTESSA))
        .isEqualTo("Ana zeigt die Contessa nicht: Die Behauptung scheitert.");
    assertThat(
            voice(Language.of("it"), "resistance")
                .say("event.blocked", "who", Voice.who(0), "role", Role.AMBASSADOR))
        .isEqualTo("Blocchi, dichiarando l’Ambasciatore.");
  }

  @ParameterizedTest
  @CsvSource({
    "EN, 'Ana challenges your Contessa.', 'You challenge Ana’s Contessa.'",
    "IT, 'Ana sfida la tua Contessa.', 'Sfidi la Contessa di Ana.'",
    "PT, 'Ana contesta sua Condessa.', 'Você contesta a Condessa de Ana.'",
    "DE, 'Ana zweifelt deine Contessa an.', 'Du zweifelst die Contessa von Ana an.'",
  })
  void yourCardHasItsPossessive(Language language, String yours, String another) {
    Voice voice = voice(language, "resistance");
    assertThat(challenged(voice, 1, 0)).isEqualTo(yours);
    assertThat(challenged(voice, 0, 1)).isEqualTo(another);
  }

  private static String challenged(Voice voice, int challenger, int claimant) {
    return voice.say(
        "event.challenged",
        "who",
        Voice.who(challenger),
        "claimant",
        Voice.who(claimant),
        "role",
        Role.CONTESSA);
  }

  @Test
  void aCardThatIsNotShownIsABluffOnlyIfItHadToBeShown() {
    assertThat(claims(true)).isEqualTo("Ana has claimed: Duke (not shown).");
    assertThat(claims(false)).isEqualTo("Ana has claimed: Duke (bluff).");
  }

  private static String claims(boolean mayDecline) {
    CoupOptions options = CoupRules.of(Edition.RESISTANCE, 3).options();
    CoupRules rules = CoupRules.of(Edition.RESISTANCE, options.withMayDecline(mayDecline), 3);
    Voice voice = voice(Language.ENGLISH, "resistance");
    Narrator narrator = Narrator.coup(voice, rules, new ClaimHistory());
    Claim claim = new Claim(1, Role.DUKE, false);
    narrator.story().tell(new CoupEvent.Acted(1, Action.TAX, -1, null, claim));
    narrator.story().tell(new CoupEvent.Declined(claim));
    return narrator.tables().history().get(1);
  }

  @ParameterizedTest
  @FieldSource("contessa.notation.words.Language#ALL")
  void whatCanBeTypedIsNamedInTheLanguage(Language language) {
    for (String edition : List.of("resistance", "royal")) {
      Voice voice = voice(language, edition);
      for (String command : List.of("log", "claims", "rules", "table", "quit")) {
        assertThat(voice.say("commands").toLowerCase(Locale.ROOT))
            .contains(voice.say("cmd." + command));
        assertThat(voice.say("commands.plain").toLowerCase(Locale.ROOT))
            .contains(voice.say("cmd." + command));
      }
      assertThat(voice.say("setup.languages", "list", "")).contains(voice.say("cmd.quit"));
      String trade = voice.say("word.trade") + " 2 " + good(voice, "gold");
      assertThat(voice.say("help.royal.intrigue").toLowerCase(Locale.ROOT))
          .contains(trade + " " + good(voice, "information"));
    }
  }

  private static String good(Voice voice, String good) {
    return voice.say("good." + good).toLowerCase(Locale.ROOT);
  }
}
