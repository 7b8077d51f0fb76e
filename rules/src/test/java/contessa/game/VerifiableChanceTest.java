package contessa.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Anybody can recompute the draws: computed here a second time from the documentation alone. */
final class VerifiableChanceTest {

  private static final byte[] SECRET = "a secret that is told afterwards".getBytes(UTF_8);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 9, 15, 1 << 20, 3 << 29, Integer.MAX_VALUE})
  void everyDrawCanBeRecomputed(int n) throws GeneralSecurityException {
    VerifiableChance chance = new VerifiableChance(SECRET, 0);
    for (long draw = 0; draw < 200; draw++) {
      assertThat(chance.draws()).isEqualTo(draw);
      assertThat(chance.below(n)).isEqualTo(recomputed(draw, n));
    }
  }

  private static int recomputed(long draw, int n) throws GeneralSecurityException {
    BigInteger all = BigInteger.TWO.pow(32);
    BigInteger bound = BigInteger.valueOf(n);
    BigInteger limit = all.divide(bound).multiply(bound);
    for (int attempt = 0; ; attempt++) {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(SECRET, "HmacSHA256"));
      String input = "%016x%08x".formatted(draw, attempt);
      byte[] block = mac.doFinal(HexFormat.of().parseHex(input));
      for (int word = 0; word < 8; word++) {
        BigInteger number = new BigInteger(1, Arrays.copyOfRange(block, 4 * word, 4 * word + 4));
        if (number.compareTo(limit) < 0) {
          return number.mod(bound).intValueExact();
        }
      }
    }
  }

  @Test
  void drawsNeverChange() {
    VerifiableChance chance = new VerifiableChance(SECRET, 0);
    int[] draws = new int[10];
    for (int i = 0; i < draws.length; i++) {
      draws[i] = chance.below(15);
    }
    assertThat(draws).containsExactly(2, 6, 4, 8, 9, 5, 5, 6, 1, 14);
  }

  @Test
  void aStreamContinuesFromItsNumber() {
    VerifiableChance whole = new VerifiableChance(SECRET, 0);
    for (int i = 0; i < 7; i++) {
      whole.below(9);
    }
    VerifiableChance resumed = new VerifiableChance(SECRET, 7);
    for (int i = 0; i < 20; i++) {
      assertThat(resumed.below(9)).isEqualTo(whole.below(9));
    }
  }

  @Test
  void aDrawDependsOnItsNumberNotOnTheDrawsBefore() {
    VerifiableChance one = new VerifiableChance(SECRET, 0);
    VerifiableChance other = new VerifiableChance(SECRET, 0);
    one.below(2);
    other.below(1_000_000);
    assertThat(one.below(15)).isEqualTo(other.below(15));
  }

  @Test
  void theCommitmentIsTheHashOfTheSecret() throws GeneralSecurityException {
    byte[] commitment = VerifiableChance.commitment(SECRET);
    assertThat(commitment).isEqualTo(MessageDigest.getInstance("SHA-256").digest(SECRET));
    assertThat(VerifiableChance.opens(commitment, SECRET)).isTrue();
    byte[] wrong = SECRET.clone();
    wrong[0] ^= 1;
    assertThat(VerifiableChance.opens(commitment, wrong)).isFalse();
  }

  @Test
  void theSecretIsNotTheCallersToChange() {
    byte[] secret = SECRET.clone();
    VerifiableChance chance = new VerifiableChance(secret, 0);
    Arrays.fill(secret, (byte) 0);
    assertThat(chance.below(1 << 30)).isEqualTo(new VerifiableChance(SECRET, 0).below(1 << 30));
  }

  @Test
  void aSecretIsLongAndANumberIsNotNegative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new VerifiableChance(new byte[15], 0))
        .withMessage("a secret needs at least 16 bytes");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new VerifiableChance(new byte[16], -1))
        .withMessage("draws are counted from 0");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 9, 15})
  void allNumbersAreEquallyLikely(int n) {
    ChiSquare.assertUniform(new VerifiableChance(SECRET, 0), n);
  }
}
