package contessa.coup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/** Every rule that a game can show is shown by a test that runs. */
final class EveryRuleIsShownTest {

  @Test
  void everyRuleHasATest() throws IOException, URISyntaxException {
    Set<String> missing = RuleIds.toShow();
    missing.removeAll(shown());
    assertThat(missing).as("rules without a test").isEmpty();
  }

  @Test
  void noTestCitesARuleThatDoesNotExist() throws IOException, URISyntaxException {
    assertThat(RuleIds.toShow()).containsAll(shown());
  }

  @Test
  void whatIsExcusedIsARule() {
    assertThat(RuleIds.all()).containsAll(RuleIds.NOT_SHOWN.keySet());
  }

  @Test
  void onlyTestsCiteRules() throws IOException, URISyntaxException {
    assertThat(citing().filter(m -> !AnnotationSupport.isAnnotated(m, Testable.class))).isEmpty();
  }

  private static Set<String> shown() throws IOException, URISyntaxException {
    Set<String> ids = new TreeSet<>();
    citing().forEach(method -> ids.addAll(List.of(method.getAnnotation(Rule.class).value())));
    return ids;
  }

  private static Stream<Method> citing() throws IOException, URISyntaxException {
    Path root = Path.of(Rule.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String home = Rule.class.getPackageName().replace('.', '/');
    try (Stream<Path> files = Files.list(root.resolve(home))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".class"))
          .map(name -> load(name.substring(0, name.length() - ".class".length())))
          .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
          .filter(method -> method.isAnnotationPresent(Rule.class))
          .toList()
          .stream();
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(
          Rule.class.getPackageName() + "." + name, false, Rule.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError("the test class path lists what it does not hold", e);
    }
  }
}
