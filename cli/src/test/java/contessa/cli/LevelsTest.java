package contessa.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks which modules may depend on which: rules ← notation, bots ← analysis ← table ← pocket;
 * table ← server ← cli, and notation ← arena ← cli. Ratings depend on no game; the developers'
 * tools in dev stand apart.
 *
 * <p>The test is in cli because cli depends on every other level.
 */
class LevelsTest {

  private static final List<String> LEVELS =
      List.of(
          "rules",
          "notation",
          "bots",
          "rating",
          "analysis",
          "table",
          "pocket",
          "arena",
          "server",
          "cli");

  private static final JavaClasses CONTESSA =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(place -> !place.contains("testkit"))
          .importPackages("contessa");

  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<dependency>\\s*<groupId>io.github.contessa-game</groupId>"
              + "\\s*<artifactId>contessa-(\\w+)</artifactId>(.*?)</dependency>",
          Pattern.DOTALL);

  private static final String NOT_AT_RUN_TIME = "(?s).*<scope>(test|provided)</scope>.*";

  private static final String[] RULES = {"contessa.game..", "contessa.coup..", "contessa.royal.."};

  @Test
  void theRulesDependOnlyOnTheJdkAndJspecify() {
    classes()
        .that(resideInAnyPackage(RULES))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(RULES).or(resideInAnyPackage("java..", "javax..", "org.jspecify..")))
        .check(CONTESSA);
  }

  @Test
  void neitherGameDependsOnTheOther() {
    mayDependOn("coup", "game");
    mayDependOn("royal", "game");
    mayDependOn("game", "");
  }

  @ParameterizedTest
  @CsvSource({
    "notation, game coup royal",
    "bots,     game coup royal",
    "rating,   ''",
    "arena,    game coup royal notation bots rating",
    "analysis, game coup royal notation bots",
    "table,    game coup royal notation bots analysis",
    "pocket,   game coup royal notation bots analysis table",
    "server,   game coup royal notation bots rating analysis table",
    "cli,      game coup royal notation bots rating analysis table arena server",
  })
  void aLevelDependsOnlyOnLowerLevels(String level, String below) {
    mayDependOn(level, below);
  }

  @ParameterizedTest
  @CsvSource({
    "message, ''",
    "player,  ''",
    "game,    message",
    "state,   message game",
    "play,    message game state",
    "command, message player game state play",
    "clock,   message game state play command",
    "bots,    message game state",
    "view,    message game state",
  })
  void aPackageOfTheTableKnowsOnlyThoseBelow(String name, String below) {
    String table = "contessa.table.";
    String[] known =
        Stream.of((name + " " + below).strip().split(" "))
            .map(one -> table + one)
            .toArray(String[]::new);
    noClasses()
        .that(resideInAPackage(table + name))
        .should()
        .dependOnClassesThat(
            resideInAPackage("contessa.table..").and(not(resideInAnyPackage(known))))
        .check(CONTESSA);
  }

  /** These are not on the class path of cli, so Maven's own list of what they see is checked. */
  @ParameterizedTest
  @CsvSource({
    "dev/bench, rules notation bots",
    "dev/train, rules bots",
    "dev/soak, ''",
    "dev/dist, cli",
    "dev/tools, rules notation bots analysis arena table server",
    "dev/program, tools bench dist train cli rules rating notation bots analysis table pocket"
        + " arena server",
  })
  void programsNextToTheGameDependOnlyOnLowerLevels(String module, String below)
      throws IOException {
    assertThat(modulesSeenBy(module)).isSubsetOf(below.split(" "));
    for (String level : LEVELS) {
      assertThat(modulesSeenBy(level)).as(level).doesNotContain(module.replace("dev/", ""));
    }
  }

  /** The modules that a module's own code needs: not its tests, and not the compiler. */
  private static List<String> modulesSeenBy(String module) throws IOException {
    return DEPENDENCY
        .matcher(Files.readString(Path.of("..", module, "pom.xml")))
        .results()
        .filter(dependency -> !dependency.group(2).matches(NOT_AT_RUN_TIME))
        .map(dependency -> dependency.group(1))
        .toList();
  }

  /** The program around it has the threads, the network and the log. */
  @Test
  void aServerWithoutANetworkUsesOnlyWhatABrowserHas() {
    noClasses()
        .that(resideInAPackage("contessa.pocket"))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                "java.lang.reflect..",
                "java.net..",
                "java.nio.file..",
                "java.security..",
                "java.sql..",
                "java.util.concurrent..",
                "java.util.logging..",
                "javax.."))
        .check(CONTESSA);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("contessa.(**)").should().beFreeOfCycles().check(CONTESSA);
  }

  private static void mayDependOn(String level, String below) {
    String[] allowed =
        Stream.of((level + " " + below).split(" "))
            .map(name -> "contessa." + name + "..")
            .toArray(String[]::new);
    noClasses()
        .that(resideInAPackage("contessa." + level + ".."))
        .should()
        .dependOnClassesThat(resideInAPackage("contessa..").and(not(resideInAnyPackage(allowed))))
        .check(CONTESSA);
  }
}
