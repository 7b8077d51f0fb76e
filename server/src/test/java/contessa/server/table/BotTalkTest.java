package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Reader;
import contessa.game.SeededChance;
import contessa.table.clock.TableClock;
import contessa.table.command.CommandHandler;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.Phrase;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableOptions;
import contessa.table.state.BotSpeech;
import contessa.table.state.CommandStamp;
import contessa.table.state.TableContext;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.state.Twins;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Bots show feelings and answer offers, and never give a card away by it. */
class BotTalkTest {

  private static final TableOptions OPTIONS = VirtualServer.coup("resistance", 4, Clock.STANDARD);

  private final Map<String, VirtualServer.Viewer> viewers = new HashMap<>();

  private LiveTable start(VirtualServer server, TableOptions options) {
    LiveTable table = server.create(options, "schemer", "schemer:bold", "schemer:sly");
    viewers.put("p0", new VirtualServer.Viewer(table, "p0"));
    return table;
  }

  private List<Happening> heard() {
    List<Happening> heard = new ArrayList<>();
    for (Message message : viewers.get("p0").heard) {
      if (message instanceof Message.Update update) {
        heard.addAll(update.events());
      }
    }
    return heard;
  }

  @Test
  void botsShowFeelingsNowAndThenUnlessTheTableIsSilent() {
    assertThat(emotesOfAGame(OPTIONS)).isBetween(1L, 60L);
    assertThat(emotesOfAGame(VirtualServer.silent(OPTIONS))).isZero();
  }

  private long emotesOfAGame(TableOptions options) {
    VirtualServer server = new VirtualServer(5);
    LiveTable table = start(server, options);
    People people = new People(server, table, viewers, new Random(5));
    while (table.state().playing()) {
      people.step();
    }
    return heard().stream().filter(Happening.EmoteShown.class::isInstance).count();
  }

  @Test
  void aBotAnswersTheOfferThatIsMadeToIt() {
    VirtualServer server = new VirtualServer(2);
    LiveTable table = start(server, OPTIONS);
    VirtualServer.ok(
        table.submit("p0", new Command.Offer(server.id(), Phrase.TOGETHER_AGAINST, 1, 1)));
    server.pass(3_000);
    assertThat(heard()).contains(new Happening.Offered(1, Phrase.REFUSED, 0, null));
    VirtualServer.ok(
        table.submit("p0", new Command.Offer(server.id(), Phrase.TOGETHER_AGAINST, 2, 3)));
    server.pass(3_000);
    assertThat(heard()).contains(new Happening.Offered(2, Phrase.AGREED, 0, null));
  }

  @Test
  void aMutedBotIsNotHeard() {
    VirtualServer server = new VirtualServer(2);
    LiveTable table = start(server, OPTIONS);
    VirtualServer.ok(table.submit("p0", new Command.Mute(server.id(), 1, true)));
    assertThat(viewers.get("p0").view.you().muted()).containsExactly(1);
    Command.Offer offer = new Command.Offer(server.id(), Phrase.TOGETHER_AGAINST, 1, 1);
    VirtualServer.ok(table.submit("p0", offer));
    server.pass(3_000);
    Happening answer = new Happening.Offered(1, Phrase.REFUSED, 0, null);
    assertThat(heard()).doesNotContain(answer);
    VirtualServer.ok(table.submit("p0", new Command.Mute(server.id(), 1, false)));
    VirtualServer.ok(
        table.submit("p0", new Command.Offer(server.id(), Phrase.TOGETHER_AGAINST, 1, 1)));
    server.pass(3_000);
    assertThat(heard()).contains(answer);
  }

  /** The same step with other hidden cards leads to the same words at the same time. */
  @Test
  void whatBotsSayDoesNotDependOnHiddenCards() {
    int spoken = 0;
    int atClosings = 0;
    for (int seed = 0; spoken < 60 || atClosings < 20; seed++) {
      VirtualServer server = new VirtualServer(seed);
      LiveTable table = start(server, OPTIONS);
      SeededChance chance = new SeededChance(seed);
      People people = new People(server, table, viewers, new Random(seed));
      for (int step = 0; step < 40 && table.state().playing(); step++) {
        people.step();
        TableState state = table.state();
        TableState other =
            state.playing() ? Twins.otherCards(state, Reader.SPECTATOR, chance) : null;
        if (other != null) {
          Twins.shareTiming(state, other);
          atClosings += closings(state, other);
          for (Command command : commands()) {
            BotSpeech said = after(state, command);
            assertThat(after(other, command)).as("%s, seed %d", command, seed).isEqualTo(said);
            spoken += said == null ? 0 : 1;
          }
        }
      }
    }
  }

  /**
   * The same window closes by the last answer, or by an order that gives it: with other hidden
   * cards, too, the same is said. Returns how often something was.
   */
  private int closings(TableState state, TableState other) {
    Decision decision = viewers.get("p0").view.decision();
    if (decision == null || !decision.sealed() || decision.answer() != null) {
      return 0;
    }
    int spoken = 0;
    for (TableContext answers : List.of(STILL, LAST)) {
      for (String choice : decision.choices()) {
        Command command = new Command.Decide("answer", decision.ask(), choice);
        BotSpeech said = closed(state, command, answers);
        assertThat(closed(other, command, answers)).as(choice).isEqualTo(said);
        if (choice.equals("pass")) {
          Command order = new Command.Order("order", StandingOrder.PASS_ALL_UNTIL_MY_TURN);
          assertThat(closed(state, order, answers)).isEqualTo(said);
        }
        spoken += said == null ? 0 : 1;
      }
    }
    return spoken;
  }

  /** The command, and then the window's floor. */
  private static @Nullable BotSpeech closed(
      TableState state, Command command, TableContext answers) {
    CommandStamp stamp = CommandStamp.of("p0", command);
    Transaction first = new Transaction(state, state.at() + 1, answers, stamp);
    CommandHandler.perform(first, "p0", command);
    long floor = Math.max(state.at() + 1, state.question().floor());
    Transaction then = new Transaction(first.state(), floor, answers, null);
    TableClock.tick(then);
    assertThat(then.state().questionCount()).isGreaterThan(state.questionCount());
    return then.state().botSpeech();
  }

  private List<Command> commands() {
    List<Command> commands = new ArrayList<>();
    for (Phrase phrase : Phrase.values()) {
      commands.add(new Command.Offer("offer", phrase, 1, 2));
    }
    Decision decision = viewers.get("p0").view.decision();
    if (decision != null && decision.phase().equals("action")) {
      for (String choice : decision.choices()) {
        commands.add(new Command.Decide("move", decision.ask(), choice));
      }
    }
    return commands;
  }

  private static @Nullable BotSpeech after(TableState state, Command command) {
    Transaction tx = new Transaction(state, state.at() + 10, STILL, CommandStamp.of("p0", command));
    CommandHandler.perform(tx, "p0", command);
    return tx.state().botSpeech();
  }

  private static final TableContext STILL =
      new TableContext(
          _ -> TableContext.Presence.ONLINE,
          _ -> 0,
          (_, seat, position) -> position.view(seat).moves().getFirst(),
          () -> 0);

  /** The bots give the last answer of those they may give. */
  private static final TableContext LAST =
      new TableContext(
          _ -> TableContext.Presence.ONLINE,
          _ -> 0,
          (_, seat, position) -> position.view(seat).moves().getLast(),
          () -> 0);
}
