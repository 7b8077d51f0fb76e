package contessa.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks which modules may depend on which: rules ← notation, bots ← record ← arena, server ← cli.
 * Ratings depend on no game; testkit and bench stand apart.
 *
 * <p>The test is in cli because cli depends on every other level.
 */
class LevelsTest {

  private static final JavaClasses CONTESSA =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("contessa");

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
    "testkit,  game coup royal notation",
    "record,   game coup royal notation",
    "rating,   ''",
    "arena,    game coup royal notation bots rating record",
    "server,   game coup royal notation bots rating record",
    "cli,      game coup royal notation bots rating record arena server",
  })
  void aLevelDependsOnlyOnLowerLevels(String level, String below) {
    mayDependOn(level, below);
  }

  @ParameterizedTest
  @CsvSource({
    "game,    ''",
    "state,   game",
    "play,    game state",
    "command, game state play",
    "clock,   game state play command",
    "bots,    game state",
    "view,    game state command",
  })
  void aPackageOfTheTableKnowsOnlyThoseBelow(String name, String below) {
    String table = "contessa.server.table.";
    String[] known =
        Stream.of((name + " " + below).strip().split(" "))
            .map(one -> table + one)
            .toArray(String[]::new);
    noClasses()
        .that(resideInAPackage(table + name))
        .should()
        .dependOnClassesThat(
            resideInAPackage("contessa.server.table..").and(not(resideInAnyPackage(known))))
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
        .allowEmptyShould(true)
        .check(CONTESSA);
  }
}
