package contessa.soak.sim;

import module java.base;

import contessa.server.host.games.GameHistory;
import contessa.table.message.Command;
import contessa.table.message.FinishedGame;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.state.GameResult;
import contessa.table.state.JournalRow;
import org.jspecify.annotations.Nullable;

/** What the server has promised so far; whatever contradicts it is a violation. */
final class Ledger implements GameHistory, Consumer<GameResult> {

  private final World world;
  private final Set<String> acknowledged = new HashSet<>();
  private final Map<String, String> commitments = new HashMap<>();
  private final Map<String, GameResult> results = new HashMap<>();
  private final Map<String, List<FinishedGame>> histories = new HashMap<>();

  Ledger(World world) {
    this.world = world;
  }

  private static String name(String table, int game) {
    return table + " " + game;
  }

  /** The server answers a command, which may have been sent before. */
  void replied(String player, String table, Command command, Message.Reply reply) {
    String key = player + ":" + command.id();
    JournalRow row = world.disk().find(table, key);
    String what = command.getClass().getSimpleName() + " " + key;
    if (!reply.id().equals(command.id())) {
      throw world.violation(what + " got the answer to " + reply.id());
    }
    if (reply.ok()) {
      if (row == null) {
        throw world.violation(what + " was acknowledged but is not on disk");
      }
      acknowledged.add(table + " " + key);
      return;
    }
    Refused why = reply.refused();
    if (why == Refused.UNAVAILABLE && world.disk().broken()) {
      return;
    }
    if (why == Refused.UNAVAILABLE || why == Refused.ID_REUSED || why == Refused.ILLEGAL_CHOICE) {
      throw world.violation(what + " was refused as " + why);
    }
    if (row != null) {
      throw world.violation(what + " was carried out, and then refused as " + why);
    }
  }

  /** A client has seen that a game starts. */
  void started(String table, int game, String commitment) {
    String before = commitments.put(name(table, game), commitment);
    if (before != null && !before.equals(commitment)) {
      throw world.violation("game " + game + " of table " + table + " was dealt again");
    }
    long same = commitments.values().stream().filter(commitment::equals).count();
    if (same != 1) {
      throw world.violation("two games have the same secret");
    }
  }

  @Override
  public void accept(GameResult game) {
    GameResult before = results.put(name(game.table(), game.game()), game);
    if (before != null && before.winners() != game.winners()) {
      throw world.violation("game " + game.game() + " ended twice with different winners");
    }
  }

  /** How many games of a table have ended. */
  int games(String table) {
    return (int) results.values().stream().filter(game -> game.table().equals(table)).count();
  }

  @Nullable GameResult result(String table, int game) {
    return results.get(name(table, game));
  }

  @Override
  public void add(String player, FinishedGame game) {
    List<FinishedGame> games = histories.computeIfAbsent(player, _ -> new ArrayList<>());
    boolean known =
        games.stream()
            .anyMatch(one -> name(one.table(), one.game()).equals(name(game.table(), game.game())));
    if (!known) {
      games.add(game);
    }
  }

  @Override
  public List<FinishedGame> of(String player) {
    return List.copyOf(histories.getOrDefault(player, List.of()));
  }

  /** At the end, everything that was acknowledged is on disk. */
  void check() {
    for (String command : acknowledged) {
      int space = command.indexOf(' ');
      if (world.disk().find(command.substring(0, space), command.substring(space + 1)) == null) {
        throw world.violation("the acknowledged " + command + " is no longer on disk");
      }
    }
  }
}
