package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonWriter;
import contessa.server.table.PlantedTimeLeaks.Delay;
import contessa.table.game.LiveGame;
import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.message.Message;
import contessa.table.message.TableOptions;
import contessa.table.state.Question;
import contessa.table.state.TableState;

/**
 * A game of Coup that has just been dealt. Its twin has the same secret, but another player has
 * sent another seed.
 */
final class DealtTwin extends TwinSide {
  final LiveTable table;
  final String viewer;

  private final long draws;

  DealtTwin(long pair, TableOptions options, String viewer, String other, int seed) {
    super(pair);
    this.viewer = viewer;
    Map<String, VirtualServer.Viewer> all = new HashMap<>();
    table = server.people(options, options.seats(), all);
    viewers.putAll(all);
    String commitment = viewers.get("p0").view.common().commitment();
    for (String player : viewers.keySet()) {
      int own = player.equals(other) ? seed : 0;
      VirtualServer.ok(
          table.submit(player, new Command.Seed("seed", commitment, seed(player, own))));
    }
    listen(table, viewer);
    listen(table, "nobody");
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    draws = table.state().game().draws();
  }

  static String seed(String player, int number) {
    return "%016x%016x".formatted(player.hashCode(), number);
  }

  void plant(Delay leak) {
    plant(leak, table, server, table.state().seatOf(viewer));
  }

  boolean isPlaying() {
    return isPlaying(table);
  }

  /** Whether cards were drawn, shown or looked at since the deal. */
  boolean cardsCameUp() {
    TableState state = table.state();
    return !state.playing()
        || state.game().draws() != draws
        || PlantedMessageLeaks.anyRevealed(state.game())
        || heard.stream().anyMatch(line -> line.contains("\"examiner\""));
  }

  /** Whether the open claim is not true. */
  boolean isBluff() {
    return isPlaying() && PlantedTimeLeaks.bluffs(table.state());
  }

  int timesAnswersWereTold() {
    return (int) heard.stream().filter(line -> line.contains("\"type\":\"answers\"")).count();
  }

  void submit(String player, int ask, String choice) {
    table.submit(player, new Command.Decide(server.id(), ask, choice));
  }

  /** Everybody but the viewer, and somebody who is not seated, tries the lie detector. */
  int call(Random random) {
    Question question = table.state().openQuestion();
    int accepted = 0;
    for (String player : Stream.concat(viewers.keySet().stream(), Stream.of("caller")).toList()) {
      if (question != null && !player.equals(viewer)) {
        Command call =
            new Command.Call("call" + question.id(), question.id(), random.nextBoolean());
        accepted += table.submit(player, call).ok() ? 1 : 0;
      }
    }
    return accepted;
  }

  /** Time passes, and somebody who is asked decides. */
  void play(Random random) {
    server.pass(random.nextInt(900));
    List<VirtualServer.Viewer> asked =
        viewers.values().stream().filter(one -> one.view.decision() != null).toList();
    if (!asked.isEmpty()) {
      VirtualServer.Viewer one = asked.get(random.nextInt(asked.size()));
      Decision decision = one.view.decision();
      int choice = random.nextInt(decision.choices().size());
      submit(one.player, decision.ask(), decision.choices().get(choice));
    }
  }

  /** The viewer tries what may be legal or not; the answers are part of what it hears. */
  void probe(int ask) {
    for (String choice : List.of("show Captain", "block Contessa", "pass", "nonsense")) {
      Message reply = table.submit(viewer, new Command.Decide(server.id(), ask, choice));
      hear(viewer, reply);
    }
  }

  /** No secret, and no seed of another player, is in any byte that was sent. */
  void scan() {
    TableState state = table.state();
    List<String> canaries = new ArrayList<>(List.of(state.timingSecret()));
    if (state.playing()) {
      canaries.add(state.game().secret());
      canaries.addAll(state.game().seeds());
      for (String line : heard) {
        assertThat(canaries).noneMatch(line::contains);
      }
    }
  }

  /** A seed of that player that deals the viewer the same cards, and others other ones. */
  int otherSeed(String other) {
    LiveGame game = table.state().game();
    int reader = table.state().seatOf(viewer);
    int sender = table.state().seatOf(other);
    String seen = seen(game, reader);
    for (int seed = 1; seed < 3_000; seed++) {
      List<String> seeds = new ArrayList<>(game.seeds());
      seeds.set(sender, seed(other, seed));
      LiveGame dealt = LiveGame.deal(game.rules(), game.first(), game.secret(), seeds).game();
      if (seen(dealt, reader).equals(seen)
          && !PlantedMessageLeaks.hands(dealt).equals(PlantedMessageLeaks.hands(game))) {
        return seed;
      }
    }
    return -1;
  }

  private static String seen(LiveGame game, int reader) {
    JsonWriter json = new JsonWriter(true);
    game.notation().writeView(game.position().view(reader), json);
    return json.toString();
  }
}
