package contessa.soak.cluster;

import module java.base;

import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;

/** Decides at random whenever the clock of a game runs for this player, one game after another. */
final class GameHabit implements Habit {

  private static final String START = "\"do\":\"start\"";
  private static final String END = "";

  private final BlockingQueue<String> commands = new LinkedBlockingQueue<>();
  private final RandomGenerator random;
  private int answered;
  private boolean away;
  private boolean starting;

  private GameHabit(RandomGenerator random) {
    this.random = random;
  }

  /** The one who starts the first game. */
  static GameHabit host(RandomGenerator random) {
    GameHabit habit = new GameHabit(random);
    habit.start();
    return habit;
  }

  static GameHabit guest(RandomGenerator random) {
    return new GameHabit(random);
  }

  private void start() {
    starting = true;
    commands.add(START);
  }

  @Override
  public @Nullable String next() throws InterruptedException {
    String command = commands.take();
    return command.equals(END) ? null : command;
  }

  /** Called for one view after the other. */
  @Override
  public void see(JsonNode view) {
    JsonNode decision = view.get("decision");
    if (decision != null && decision.path("ask").intValue() != answered) {
      answered = decision.path("ask").intValue();
      JsonNode choices = decision.path("choices");
      String choice = choices.path(random.nextInt(choices.size())).stringValue();
      commands.add("\"do\":\"decide\",\"ask\":" + answered + ",\"choice\":\"" + choice + "\"");
    } else if (isAway(view)) {
      commands.add("\"do\":\"return\"");
    }
    startIfOver(view);
  }

  /** A host who was away for too long is host no more; then the other starts the next game. */
  private void startIfOver(JsonNode view) {
    String stage = view.path("stage").stringValue();
    boolean isHost = view.path("you").path("host").booleanValue();
    if (stage.equals("playing") || !isHost) {
      starting = false;
    } else if (stage.equals("over") && !starting) {
      start();
    }
  }

  /** Whether a stand-in plays, as for anybody who was late twice or offline for a minute. */
  private boolean isAway(JsonNode view) {
    JsonNode seat = view.path("you").get("seat");
    boolean now =
        seat != null && view.path("seats").path(seat.intValue()).path("away").booleanValue();
    boolean isNew = now && !away;
    away = now;
    return isNew;
  }

  @Override
  public void stop() {
    commands.add(END);
  }
}
