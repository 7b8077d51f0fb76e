package contessa.table;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNCHRONIZED;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/**
 * A table is a pure state machine: no thread, lock, socket, file, clock, hash or chance of its own,
 * and no reflection. So it runs wherever Java's language does, and the same events give the same
 * table.
 */
class TablePurityTest {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path GENERATED = Path.of("target/generated-sources/annotations");

  private static final JavaClasses TABLE =
      new ClassFileImporter()
          .importPackages("contessa.table")
          .that(describe("of the module itself", TablePurityTest::hasMainSource));

  private static boolean hasMainSource(JavaClass one) {
    String outermost = one.getName().replaceAll("\\$.*", "");
    String source = outermost.replace('.', '/') + ".java";
    return Files.exists(SOURCES.resolve(source)) || Files.exists(GENERATED.resolve(source));
  }

  private static final Pattern DEPENDENCY =
      Pattern.compile("<dependency>.*?</dependency>", Pattern.DOTALL);
  private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(.*?)</artifactId>");

  @Test
  void knowsOnlyTheGameAndPlainJava() {
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "contessa.table..",
                    "contessa.game..",
                    "contessa.coup..",
                    "contessa.royal..",
                    "contessa.notation..",
                    "contessa.bots..",
                    "contessa.analysis..",
                    "java.lang",
                    "java.lang.runtime",
                    "java.nio.charset",
                    "java.text",
                    "java.time..",
                    "java.util",
                    "java.util.function",
                    "java.util.random",
                    "java.util.regex",
                    "java.util.stream",
                    "org.jspecify..")
                .as("the game, notation, bots and analysis, and Java without its machinery"))
        .check(TABLE);
  }

  @Test
  void hasNoLocksThreadsOrChanceOfItsOwn() {
    noMethods().should().haveModifier(SYNCHRONIZED).check(TABLE);
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.lang\\.(Thread.*|Runtime|Process.*)|java\\.util\\.(Timer|Random)")
        .check(TABLE);
    noClasses().should().callMethod(System.class, "currentTimeMillis").check(TABLE);
    noClasses().should().callMethod(System.class, "nanoTime").check(TABLE);
    noClasses().should().callMethod(Math.class, "random").check(TABLE);
  }

  /** The compiler writes no trace of a synchronized block that ArchUnit shows; the source does. */
  @Test
  void noBlockIsSynchronized() throws IOException {
    try (var files = Files.walk(SOURCES)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      assertThat(sources).isNotEmpty();
      for (Path source : sources) {
        assertThat(Files.readString(source)).as("%s", source).doesNotContain("synchronized");
      }
    }
  }

  @Test
  void mavenGivesItNoLibraries() throws IOException {
    List<String> seen =
        DEPENDENCY
            .matcher(Files.readString(Path.of("pom.xml")))
            .results()
            .map(MatchResult::group)
            .filter(dependency -> !dependency.matches("(?s).*<scope>(test|provided)</scope>.*"))
            .map(dependency -> ARTIFACT.matcher(dependency).results().findFirst().orElseThrow())
            .map(artifact -> artifact.group(1))
            .toList();
    assertThat(seen)
        .containsExactlyInAnyOrder(
            "contessa-rules", "contessa-notation", "contessa-bots", "contessa-analysis");
  }
}
