package contessa.bench;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** Five players at one table of {@link ServerLoad}. */
final class LoadTable {

  private static final int SEATS = 5;
  private static final String OPTIONS =
      """
      {"name":"P0","start":false,"options":{"game":"coup","rules":{"edition":"resistance"},
       "seats":5,"open":false,"clock":"relaxed","talk":"chat","strict":false,"memoryAid":true,
       "watchers":false,"programs":false,"reveal":true}}
      """;

  private final ServerLoad load;
  private final List<LoadPlayer> people = new ArrayList<>();
  private final List<LoadPlayer> waiting = new ArrayList<>();
  private volatile String id = "";
  private int decidedAsk;
  private long decidedAt;

  LoadTable(ServerLoad load) {
    this.load = load;
  }

  /** All players join, take a seat and start. */
  void begin(HttpClient http, String origin, RandomGenerator random)
      throws IOException, InterruptedException {
    for (int seat = 0; seat < SEATS; seat++) {
      people.add(new LoadPlayer(http, origin, this, random));
    }
    id = people.getFirst().open(OPTIONS);
    for (int seat = 1; seat < SEATS; seat++) {
      people.get(seat).command("\"do\":\"sit\",\"name\":\"P" + seat + "\",\"seat\":" + seat);
    }
    for (LoadPlayer person : people) {
      person.watch(id);
      var _ = load.timer().scheduleAtFixedRate(person::ping, 20, 20, TimeUnit.SECONDS);
    }
  }

  void start() {
    people.getFirst().command("\"do\":\"start\"");
  }

  String id() {
    return id;
  }

  boolean isHost(LoadPlayer person) {
    return person.equals(people.getFirst());
  }

  /** Answers after a thinking time. */
  void later(RandomGenerator random, Runnable action) {
    long mean = ServerLoad.PACE;
    var _ = load.timer().schedule(action, mean / 2 + random.nextLong(mean), TimeUnit.MILLISECONDS);
  }

  void replied(long nanos, String refused) {
    load.replied(nanos, refused);
  }

  /** A player answers a question that only they were asked, so everybody sees the result. */
  synchronized void decides(int ask) {
    decidedAsk = ask;
    decidedAt = System.nanoTime();
    waiting.clear();
    waiting.addAll(people);
  }

  /** A player sees this question. */
  synchronized void seen(LoadPlayer person, int ask) {
    if (ask > decidedAsk && waiting.remove(person) && waiting.isEmpty()) {
      load.shown(System.nanoTime() - decidedAt);
    }
  }
}
