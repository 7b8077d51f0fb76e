package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.table.PlantedTimeLeaks.Delay;
import contessa.table.message.Message;
import contessa.table.message.Stage;
import contessa.table.message.WireJson;
import contessa.table.state.TableState;

/** One of two tables that must look alike to a viewer and to a spectator. */
class TwinSide {

  final VirtualServer server;
  final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();

  /** What the viewer and a spectator were sent, and when. */
  final List<String> heard = new ArrayList<>();

  TwinSide(long seed) {
    server = new VirtualServer(seed);
  }

  /** From now on the table is woken later by a leak, if there is one. */
  static void plant(Delay leak, LiveTable table, VirtualServer server, int reader) {
    server.late =
        () -> {
          TableState state = table.state();
          // Woken too early it would ask for the same moment again.
          return state.playing() ? Math.max(0, leak.millis(state, reader)) : 0;
        };
  }

  void listen(LiveTable table, String player) {
    assertThat(table.watch(player, null, 0, message -> hear(player, message))).isNotNull();
  }

  void hear(String player, Message message) {
    heard.add(player + " " + server.now + " " + WireJson.write(message));
  }

  static boolean isPlaying(LiveTable table) {
    return table.state().stage() == Stage.PLAYING;
  }

  /** All that has left the table: by then, both sides must have said the same. */
  String told(LiveTable table) {
    return String.join("\n", heard)
        + "\n"
        + server.notifications
        + "\n"
        + WireJson.write(table.lobbyEntry().summary());
  }
}
