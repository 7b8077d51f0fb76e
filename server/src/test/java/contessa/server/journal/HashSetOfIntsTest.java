package contessa.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HashSetOfIntsTest {

  @Test
  void itHasWhatWasAddedAndNothingElse() {
    HashSetOfInts set = new HashSetOfInts();
    Set<Integer> added = new HashSet<>();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 20_000; i++) {
      int number = random.nextInt(-20_000, 20_000);
      assertThat(set.contains(number)).isEqualTo(!added.add(number));
      set.add(number);
    }
    for (int number = -20_001; number <= 20_000; number++) {
      assertThat(set.contains(number)).isEqualTo(added.contains(number));
    }
  }
}
