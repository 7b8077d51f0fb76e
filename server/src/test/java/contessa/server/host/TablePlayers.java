package contessa.server.host;

import module java.base;

import contessa.server.table.VirtualServer;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Decision;
import contessa.table.message.Message;
import contessa.table.message.Stage;
import contessa.table.message.TableView;

/** Players at a table of Resistance who answer every question. */
final class TablePlayers {

  final VirtualTables virtual;
  final String table;
  private final Map<String, TableView> views = new LinkedHashMap<>();
  private final Random random;
  private int commands;

  /** The first is the host. */
  TablePlayers(VirtualTables virtual, long seed, List<String> bots, String... players) {
    this.virtual = virtual;
    random = new Random(seed);
    int seats = players.length + bots.size();
    CreateTable wish =
        new CreateTable(
            "Player A", VirtualServer.coup("resistance", seats, Clock.STANDARD), bots, false, null);
    table = ((Tables.Creation.Created) virtual.tables.create(players[0], wish)).table().table();
    for (String player : players) {
      if (!player.equals(players[0])) {
        String name = "Player " + (char) ('A' + views.size());
        act(player, new Command.Sit(id(), name, null));
      }
      var _ = virtual.tables.watch(player, table, null, 0, message -> look(player, message));
    }
  }

  /** One player who comes to a table that is open. */
  TablePlayers(VirtualTables virtual, long seed, String table, String player) {
    this.virtual = virtual;
    this.table = table;
    random = new Random(seed);
    var _ = virtual.tables.watch(player, table, null, 0, message -> look(player, message));
  }

  private void look(String player, Message message) {
    switch (message) {
      case Message.Snapshot snapshot -> views.put(player, snapshot.view());
      case Message.Update update -> views.put(player, update.view());
      default -> {}
    }
  }

  String id() {
    return "c" + ++commands;
  }

  void act(String player, Command command) {
    Message.Reply reply = virtual.tables.submit(player, table, command);
    if (!reply.ok()) {
      throw new AssertionError(reply.toString());
    }
  }

  TableView view(String player) {
    return views.get(player);
  }

  private String host() {
    return views.keySet().iterator().next();
  }

  void start() {
    act(host(), new Command.Start(id()));
  }

  /** Plays the game to its end; stand-ins play for absent players. */
  List<Integer> finish() {
    while (view(host()).common().stage() == Stage.PLAYING) {
      List<String> asked = new ArrayList<>();
      views.forEach(
          (player, view) -> {
            Decision decision = view.decision();
            if (decision != null && decision.answer() == null) {
              asked.add(player);
            }
          });
      if (asked.isEmpty()) {
        virtual.pass(1_000);
      } else {
        String player = asked.get(random.nextInt(asked.size()));
        Decision decision = view(player).decision();
        List<String> choices = decision.choices();
        String choice = choices.get(random.nextInt(choices.size()));
        act(player, new Command.Decide(id(), decision.ask(), choice));
      }
    }
    return view(host()).common().winners();
  }
}
