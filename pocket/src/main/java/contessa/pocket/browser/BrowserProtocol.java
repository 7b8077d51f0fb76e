package contessa.pocket.browser;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.game.Event;
import contessa.game.ProgramFiles;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.game.WeightedMove;
import contessa.notation.protocol.Advisers;
import contessa.notation.protocol.Engine;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** The adapter of the engine protocol to {@code worker.js} of the package for npm. */
public final class BrowserProtocol {

  private static final Engine ENGINE =
      new Engine(new RosterAdvisers(), () -> BrowserProtocol.seed, failure -> failed(failure));

  private static String seed = "";
  private static @Nullable String missing;

  private BrowserProtocol() {}

  public static void main(String[] args) {
    // What is exported is called.
  }

  /**
   * The answer to a line; or the name of a file, without which there is none. After it was handed
   * in, the same line is answered.
   *
   * @param random the seed if the line has none
   */
  @JSExport
  public static String answer(String line, String random) {
    seed = random;
    missing = null;
    String answer = ENGINE.answer(line);
    return missing == null ? answer : missing;
  }

  @JSExport
  public static void file(String name, Int8Array bytes) {
    ProgramFiles.handIn(name, bytes.copyToJavaArray());
  }

  private static void failed(Throwable failure) {
    if (failure instanceof ProgramFiles.Missing file) {
      missing = file.file();
    } else {
      failure.printStackTrace();
    }
  }

  private static final class RosterAdvisers implements Advisers {

    @Override
    public List<Adviser> list() {
      return Roster.all().stream().map(kind -> new Adviser(kind.name(), kind.about())).toList();
    }

    @Override
    public @Nullable List<WeightedMove> advise(
        String name, Rulebook rules, List<Event> heard, View view, int millis, int rollouts) {
      BotKind kind = Roster.named(name).orElseThrow();
      if (!kind.plays(rules.game())) {
        return null;
      }
      Bot bot = kind.seat(rules, view.toMove(), new SeededChance(heard.size()));
      heard.forEach(bot::hear);
      return bot.decide(view, new Budget(millis, rollouts)).shares();
    }
  }
}
