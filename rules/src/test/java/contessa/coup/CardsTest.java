package contessa.coup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import contessa.game.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CardsTest {

  @Test
  void everyCardHasItsOwnNumber() {
    for (int index = 0; index < Role.ALL.size() * Card.COPIES; index++) {
      assertThat(Card.of(index).index()).isEqualTo(index);
    }
    assertThat(Card.of(Role.CONTESSA, 4).index()).isEqualTo(29);
  }

  @Test
  void thereAreFiveCopiesAtMost() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Card(Role.DUKE, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> new Card(Role.DUKE, -1));
  }

  @Test
  void aSetOfCardsIsOneNumber() {
    Cards cards =
        Cards.of(List.of(Card.of(Role.CONTESSA, 0), Card.of(Role.DUKE, 2), Card.of(Role.DUKE, 0)));
    assertThat(cards.count()).isEqualTo(3);
    assertThat(cards.count(Role.DUKE)).isEqualTo(2);
    assertThat(cards.holds(Role.CONTESSA)).isTrue();
    assertThat(cards.holds(Role.CAPTAIN)).isFalse();
    assertThat(cards.list())
        .containsExactly(Card.of(Role.DUKE, 0), Card.of(Role.DUKE, 2), Card.of(Role.CONTESSA, 0));
    assertThat(Cards.NONE.count()).isZero();
    assertThat(cards.count()).isPositive();
  }

  @Test
  void kindsAreFirstCopies() {
    int dukes = 0b11100;
    assertThat(Cards.kinds(dukes)).isEqualTo(1);
    assertThat(Cards.kinds(1 << Card.of(Role.CONTESSA, 4).index()))
        .isEqualTo(1 << Card.of(Role.CONTESSA, 0).index());
    assertThat(Cards.firstCopies(0b100001, 2)).isEqualTo(0b11 | 0b11 << 25);
  }

  @Test
  @Rule("R-ASK-04")
  void thePoolsChoicesAreEachMultisetOnce() {
    int twoDukesAndTwoCaptains = Cards.of(TestNotation.cards("D1D3K1K2")).bits();
    assertThat(Long.bitCount(Exchanges.choices(twoDukesAndTwoCaptains, 2, false))).isEqualTo(3);
    assertThat(Long.bitCount(Exchanges.choices(twoDukesAndTwoCaptains, 2, true))).isEqualTo(6);
    int threeDukes = Cards.of(TestNotation.cards("D1D2D3A1")).bits();
    assertThat(Long.bitCount(Exchanges.choices(threeDukes, 2, false))).isEqualTo(2);
    assertThat(Long.bitCount(Exchanges.choices(threeDukes, 1, false))).isEqualTo(2);
  }

  @Test
  void ordinalsAreTheEnums() {
    assertThat(OpenState.OVER).isEqualTo(CoupPhase.OVER.ordinal());
    assertThat(OpenState.DRAFT).isEqualTo(CoupPhase.DRAFT.ordinal());
    assertThat(OpenState.ALLEGIANCE).isEqualTo(CoupPhase.ALLEGIANCE.ordinal());
    assertThat(OpenState.ACTION).isEqualTo(CoupPhase.ACTION.ordinal());
    assertThat(OpenState.CHALLENGE_ACTION).isEqualTo(CoupPhase.CHALLENGE_ACTION.ordinal());
    assertThat(OpenState.BLOCK).isEqualTo(CoupPhase.BLOCK.ordinal());
    assertThat(OpenState.CHALLENGE_BLOCK).isEqualTo(CoupPhase.CHALLENGE_BLOCK.ordinal());
    assertThat(OpenState.PROVE).isEqualTo(CoupPhase.PROVE.ordinal());
    assertThat(OpenState.LOSE).isEqualTo(CoupPhase.LOSE.ordinal());
    assertThat(OpenState.EXCHANGE).isEqualTo(CoupPhase.EXCHANGE.ordinal());
    assertThat(OpenState.OFFER).isEqualTo(CoupPhase.OFFER.ordinal());
    assertThat(OpenState.VERDICT).isEqualTo(CoupPhase.VERDICT.ordinal());
  }
}
