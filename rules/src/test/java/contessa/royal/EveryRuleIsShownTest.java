package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every rule, ruling and scenario of Coup Royal has a test that carries its id as a tag. */
final class EveryRuleIsShownTest {

  private static final List<Class<?>> CHAPTERS =
      List.of(
          SetUpTest.class,
          PlanTest.class,
          ResolveTest.class,
          LootTest.class,
          IntriguesTest.class,
          ShortageTest.class,
          RefillTest.class,
          ScoringTest.class);

  /** The last number of each block of rules, by its first. */
  private static final Map<Integer, Integer> RULES = Map.of(1, 16, 20, 27, 30, 33, 40, 43, 50, 53);

  private static final List<String> GAPS =
      List.of("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix");

  @Test
  void everyRuleHasATest() {
    TreeSet<String> ids = new TreeSet<>();
    RULES.forEach(
        (from, to) ->
            IntStream.rangeClosed(from, to).forEach(n -> ids.add("R-CR-%02d".formatted(n))));
    GAPS.forEach(gap -> ids.add("gap-" + gap));
    IntStream.rangeClosed(1, 9).forEach(n -> ids.add("CR-T" + n));
    assertThat(tags()).isEqualTo(ids);
  }

  private static Set<String> tags() {
    return CHAPTERS.stream()
        .flatMap(chapter -> Arrays.stream(chapter.getDeclaredMethods()))
        .flatMap(method -> Stream.of(method.getAnnotationsByType(Tag.class)))
        .map(Tag::value)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
