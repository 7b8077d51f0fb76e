package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.TableOptions;
import contessa.table.state.JournalReader;
import contessa.table.state.TableState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * People who pass one device around: each has a socket of their own in the same page, and none
 * hears what only another one may know. What is true is read from the rows that the device keeps.
 */
class PassAndPlayTest {

  private static final String ONLOOKER = "person-onlooker";

  private LocalDevice device = new LocalDevice();
  private final Map<String, Integer> read = new HashMap<>();
  private String table;

  /** The same hunts on another device. */
  static PassAndPlayTest on(LocalDevice device) {
    PassAndPlayTest hunts = new PassAndPlayTest();
    hunts.device = device;
    return hunts;
  }

  static Stream<TableOptions> games() {
    return Stream.of(
        LocalDevice.options("city-state", 3, Clock.UNTIMED),
        LocalDevice.options("resistance", 4, Clock.UNTIMED).withReveal(false),
        LocalDevice.options("brazilian", 2, Clock.UNTIMED),
        LocalDevice.options("reformation", 6, Clock.UNTIMED),
        LocalDevice.options("royal", 4, Clock.UNTIMED));
  }

  @ParameterizedTest
  @MethodSource("games")
  void nobodyHearsWhatOnlyAnotherMayKnow(TableOptions options) {
    List<String> people = seat(options, options.seats() - 1);
    int checked = 0;
    Random random = new Random(4);
    while (device.stage(ONLOOKER).equals("playing")) {
      device.step(table, people, random);
      checked += check(people);
    }
    assertThat(checked).isGreaterThan(20);
  }

  /** Two devices differ only in what one person has answered in a window that is still open. */
  @Test
  void nobodyLearnsWhoWouldHaveObjected() {
    TableOptions options = LocalDevice.options("resistance", 4, Clock.UNTIMED);
    PassAndPlayTest twin = new PassAndPlayTest();
    List<String> people = seat(options, 3);
    twin.seat(options, 3);
    Random random = new Random(5);
    Random same = new Random(5);
    int windows = 0;
    while (device.stage(ONLOOKER).equals("playing")) {
      List<String> asked = people.stream().filter(this::isAskedInAWindow).toList();
      if (asked.size() > 1) {
        windows++;
        answer(asked.getFirst(), "pass");
        twin.answer(asked.getFirst(), "challenge");
        compare(twin, asked.getFirst(), people);
        // An answer can be replaced as long as the window is open.
        twin.answer(asked.getFirst(), "pass");
        compare(twin, asked.getFirst(), people);
      }
      device.step(table, people, random);
      twin.device.step(table, people, same);
    }
    assertThat(windows).isGreaterThan(3);
  }

  private boolean isAskedInAWindow(String person) {
    JsonNode decision = device.view(person).get("decision");
    return decision != null
        && decision.get("answer") == null
        && decision.get("choices").toString().contains("\"challenge\"");
  }

  private void answer(String person, String choice) {
    int ask = device.view(person).get("decision").get("ask").intValue();
    device.ok(person, table, new Command.Decide(device.id(), ask, choice));
  }

  private void compare(PassAndPlayTest twin, String answering, List<String> people) {
    for (String viewer : Stream.concat(people.stream(), Stream.of(ONLOOKER)).toList()) {
      if (!viewer.equals(answering)) {
        assertThat(told(viewer)).as(viewer).isEqualTo(twin.told(viewer));
      }
    }
  }

  /** Without replies, which only the answering person gets. */
  private List<String> told(String viewer) {
    return device.heard.get(device.sockets.get(viewer)).stream()
        .filter(text -> !text.startsWith("{\"type\":\"reply\""))
        .toList();
  }

  /** The check itself: what one person was told is planted among what another was told. */
  @Test
  void aPlantedLeakIsFound() {
    List<String> people = seat(LocalDevice.options("resistance", 3, Clock.UNTIMED), 2);
    check(people);
    int[] sockets = {device.sockets.get("person-1"), device.sockets.get("person-2")};
    device.heard.get(sockets[0]).add(device.heard.get(sockets[1]).getLast());
    assertThatThrownBy(() -> check(people)).isInstanceOf(AssertionError.class);
  }

  /** People on the first seats, bots on the others; all watch, and so does the lying device. */
  private List<String> seat(TableOptions options, int count) {
    table = device.create(options, List.of(), false);
    List<String> people = IntStream.rangeClosed(1, count).mapToObj(i -> "person-" + i).toList();
    for (int seat = 1; seat < count; seat++) {
      device.ok(people.get(seat), table, new Command.Sit(device.id(), "P" + seat, seat));
    }
    for (int seat = count; seat < options.seats(); seat++) {
      device.ok("person-1", table, new Command.AddBot(device.id(), seat, "contessa"));
    }
    people.forEach(person -> device.watch(person, table));
    device.watch(ONLOOKER, table);
    device.ok("person-1", table, new Command.Start(device.id()));
    return people;
  }

  private TableState truth() {
    LocalStore store =
        new LocalStore(
            device,
            device.stored.keySet().toArray(String[]::new),
            device.stored.values().toArray(String[]::new));
    JournalReader rows = new JournalReader(table, store.log(table).read());
    while (rows.nextRow()) {
      rows.readRow();
    }
    return rows.state();
  }

  /** Looks at the views of all new messages; returns how many there were. */
  private int check(List<String> people) {
    TableState truth = truth();
    List<String> viewers = new ArrayList<>(people);
    viewers.add(ONLOOKER);
    int checked = 0;
    for (String viewer : viewers) {
      List<String> heard = device.heard.get(device.sockets.get(viewer));
      for (String text : heard.subList(read.getOrDefault(viewer, 0), heard.size())) {
        assertThat(text).doesNotContain(truth.timingSecret());
        JsonNode view = LocalDevice.json(text).get("view");
        if (view != null && view.get("stage").stringValue().equals("playing")) {
          checked++;
          check(view, people.indexOf(viewer), truth);
          assertThat(text).doesNotContain(truth.game().secret());
        }
      }
      read.put(viewer, heard.size());
    }
    return checked;
  }

  private static void check(JsonNode view, int seat, TableState truth) {
    JsonNode own = view.get("you").get("seat");
    assertThat(own == null ? -1 : own.intValue()).isEqualTo(seat);
    JsonNode players = view.get("view").get("players");
    for (int other = 0; other < players.size(); other++) {
      JsonNode hidden =
          players.get(other).get(truth.options().game().equals("coup") ? "hand" : "secrets");
      assertThat(hidden.isArray()).as("seat %d sees seat %d", seat, other).isEqualTo(other == seat);
    }
    JsonNode decision = view.get("decision");
    if (decision != null) {
      boolean asked = false;
      for (JsonNode one : view.get("asking").get("seats")) {
        asked |= one.intValue() == seat;
      }
      assertThat(asked).as("seat %d is asked", seat).isTrue();
    }
  }
}
