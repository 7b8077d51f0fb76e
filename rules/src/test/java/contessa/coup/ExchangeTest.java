package contessa.coup;

import static contessa.coup.CoupOptions.Exchanger.BOTH;
import static contessa.coup.CoupOptions.Replacement.AFTER_ACTION;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.RESISTANCE;

import contessa.game.Rule;
import org.junit.jupiter.api.Test;

final class ExchangeTest extends AtTheTable {

  @Test
  @Rule({"R-ACT-07", "R-ACT-08", "R-ACT-09"})
  void theAmbassadorSeesTwoCardsAndGivesTwoBack() {
    given(CITY_STATE, "MD:2", "AK:2", "CC:2");
    court("DDAAKKMMC");
    draws("AC");
    play(0, "exchange");
    unchallenged();
    asks(
        0,
        CoupPhase.EXCHANGE,
        "keep Duke Assassin",
        "keep Duke Ambassador",
        "keep Duke Contessa",
        "keep Assassin Ambassador",
        "keep Assassin Contessa",
        "keep Ambassador Contessa");
    play(0, "keep Assassin Contessa");
    shows("AC:2", "AK:2", "CC:2");
    court("DDDAKKMMM");
    turnOf(1);
  }

  @Test
  @Rule("R-ACT-07")
  void anExchangeCannotBeBlocked() {
    given(CITY_STATE, "MD:2", "AK:2", "CC:2");
    draws("AC");
    play(0, "exchange");
    unchallenged();
    asks(0, CoupPhase.EXCHANGE);
  }

  @Test
  @Rule({"R-ACT-07", "R-RES-04"})
  void theOldCardsMayBeKept() {
    given(CITY_STATE, "MD:2", "AK:2", "CC:2");
    draws("AC");
    play(0, "exchange");
    unchallenged();
    play(0, "keep Duke Ambassador");
    shows("MD:2", "AK:2", "CC:2");
    court("DDAAKKMMC");
  }

  @Test
  @Rule({"EC-19", "R-ACT-08"})
  void withOneInfluenceAPlayerSeesThreeAndKeepsOne() {
    given(CITY_STATE, "Md:2", "AK:2", "CC:2");
    draws("AC");
    play(0, "exchange");
    unchallenged();
    asks(0, CoupPhase.EXCHANGE, "keep Ambassador", "keep Assassin", "keep Contessa");
    play(0, "keep Contessa");
    shows("Cd:2", "AK:2", "CC:2");
  }

  @Test
  @Rule({"EC-47", "R-ASK-04"})
  void equalCardsAreCountedNotToldApart() {
    given(CITY_STATE, "DD:2", "AK:2", "CC:2");
    draws("DA");
    play(0, "exchange");
    unchallenged();
    asks(0, CoupPhase.EXCHANGE, "keep Duke Duke", "keep Duke Assassin");
    play(0, "keep Duke Duke");
    shows("DD:2", "AK:2", "CC:2");
  }

  @Test
  @Rule("EC-20")
  void provenBeforeTheActionTheAmbassadorIsReplacedFirst() {
    given(CITY_STATE, "MD:2", "AK:2", "CC:2");
    draws("K");
    draws("MA");
    plays("0 exchange; 1 challenge");
    shows("KD:2", "AK:2", "CC:2");
    play(1, "lose Assassin");
    asks(0, CoupPhase.EXCHANGE);
    shows("KDMA:2", "Ka:2", "CC:2");
    play(0, "keep Assassin Ambassador");
    shows("AM:2", "Ka:2", "CC:2");
  }

  @Test
  @Rule({"EC-21", "D-03"})
  void provenAfterTheActionAKeptAmbassadorIsSwapped() {
    given(RESISTANCE, o -> o.withReplacement(AFTER_ACTION), "MD:2", "AK:2", "CC:2");
    draws("KA");
    plays("0 exchange; 1 challenge; 0 show Ambassador; 1 lose Assassin");
    shows("MDKA:2", "Ka:2", "CC:2");
    draws("C");
    play(0, "keep Captain Ambassador");
    shows("KC:2", "Ka:2", "CC:2");
  }

  @Test
  @Rule({"EC-21", "R-PRV-04"})
  void provenAfterTheActionAReturnedAmbassadorIsNotSwapped() {
    given(RESISTANCE, o -> o.withReplacement(AFTER_ACTION), "MD:2", "AK:2", "CC:2");
    draws("KA");
    plays("0 exchange; 1 challenge; 0 show Ambassador; 1 lose Assassin; 0 keep Captain Assassin");
    shows("KA:2", "Ka:2", "CC:2");
    turnOf(1);
  }

  @Test
  @Rule("R-PRV-05")
  void ofTwoEqualCardsTheExposedOneLeavesLast() {
    given(RESISTANCE, o -> o.withReplacement(AFTER_ACTION), "MD:2", "AK:2", "CC:2");
    draws("MA");
    plays("0 exchange; 1 challenge; 0 show Ambassador; 1 lose Assassin");
    draws("C");
    play(0, "keep Duke Ambassador");
    shows("DC:2", "Ka:2", "CC:2");
  }

  @Test
  @Rule({"D-06", "R-ACT-11"})
  void withBothExchangersAnExchangeNamesTheClaimedCharacter() {
    given(RESISTANCE, o -> o.withExchanger(BOTH), "MI:2", "AK:2", "CC:2");
    allows("exchange Ambassador", "exchange Inquisitor");
    forbids("exchange", "exchange Duke");
    draws("A");
    play(0, "exchange Inquisitor");
    unchallenged();
    shows("MIA:2", "AK:2", "CC:2");
    play(0, "keep Ambassador Inquisitor");
    given(RESISTANCE, o -> o.withExchanger(BOTH), "MI:2", "AK:2", "CC:2");
    draws("DC");
    play(0, "exchange Ambassador");
    unchallenged();
    shows("MIDC:2", "AK:2", "CC:2");
  }

  @Test
  @Rule("R-PRV-05")
  void theExposedOneLeavesLastWhicheverCopyItIs() {
    given(RESISTANCE, o -> o.withReplacement(AFTER_ACTION), "MD:2", "MD:2", "CC:2");
    draws("AA");
    plays("0 exchange; 1 pass; 2 pass; 0 keep Duke Assassin"); // the first Ambassador returns
    draws("MK");
    plays("1 exchange; 2 challenge; 1 show Ambassador; 2 lose Contessa");
    draws("C");
    play(1, "keep Duke Ambassador");
    shows("DA:2", "DC:2", "Cc:2");
  }
}
