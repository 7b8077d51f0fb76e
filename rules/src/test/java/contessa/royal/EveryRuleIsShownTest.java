package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.DefinedRules;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
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

  /** Checked by random games in the testkit, after every move. */
  private static final String INVARIANT = "INV-";

  @Test
  void everyRuleHasATest() {
    Set<String> ids = DefinedRules.in("rules-royal.md");
    ids.removeIf(id -> id.startsWith(INVARIANT));
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
