package contessa.soak.sim;

import module java.base;

import contessa.server.host.games.GameHistory;
import contessa.server.table.TableServices;
import contessa.table.message.FinishedGame;
import contessa.table.state.GameResult;

/** Bugs in the clock, the alarms, chance, bots and lists of finished games. */
enum ServiceBug implements PlantedBug {
  LOSES_AN_ALARM(
      () ->
          new Wiring() {
            private final Every every = new Every(20);

            @Override
            public TableServices.Timer timer(TableServices.Timer timer) {
              return (table, at) -> {
                timer.wakeAt(table, every.now() ? Long.MAX_VALUE : at);
              };
            }
          }),
  RINGS_TOO_LATE(
      () ->
          new Wiring() {
            @Override
            public TableServices.Timer timer(TableServices.Timer timer) {
              return (table, at) -> timer.wakeAt(table, at + 600_000);
            }
          }),
  CLOCK_RUNS_BACK(
      () ->
          clock(
              (steady, _) -> {
                Every every = new Every(40);
                long[] back = {0};
                return () -> {
                  back[0] += every.now() ? 30_000 : 0;
                  return Instant.ofEpochMilli(steady.millis() - back[0]);
                };
              })),
  CLOCK_RUNS_TOO_FAST(
      () ->
          clock(
              (steady, _) -> {
                long start = steady.millis();
                return () -> Instant.ofEpochMilli(start + (steady.millis() - start) * 2);
              })),
  CLOCK_FOLLOWS_THE_WALL_CLOCK(
      () -> clock((_, wall) -> () -> Instant.ofEpochMilli(wall.getAsLong()))),
  MISSES_A_PAUSE(
      () ->
          new Wiring() {
            @Override
            public Runnable afterPause(Runnable action) {
              return () -> {};
            }
          }),
  DEALS_FROM_THE_SAME_SECRET(
      () ->
          new Wiring() {
            @Override
            public RandomGenerator random(RandomGenerator random) {
              return new Random(1) {
                private static final long serialVersionUID = 1L;

                @Override
                public void nextBytes(byte[] bytes) {
                  if (bytes.length == 32) {
                    Arrays.fill(bytes, (byte) 1);
                  } else {
                    random.nextBytes(bytes);
                  }
                }
              };
            }
          }),
  BOTS_NEVER_ANSWER(
      () ->
          new Wiring() {
            private final Every every = new Every(5);

            @Override
            public Executor bots(Executor executor) {
              return task -> {
                if (!every.now()) {
                  executor.execute(task);
                }
              };
            }
          }),
  DOES_NOT_LIST_A_GAME(
      () ->
          new Wiring() {
            @Override
            public GameHistory history(GameHistory history) {
              return new GameHistory() {
                @Override
                public void add(String player, FinishedGame game) {
                  if (game.seat() != 0) {
                    history.add(player, game);
                  }
                }

                @Override
                public List<FinishedGame> of(String player) {
                  return history.of(player);
                }
              };
            }
          }),
  COUNTS_THE_WRONG_WINNER(
      () ->
          new Wiring() {
            @Override
            public Consumer<GameResult> results(Consumer<GameResult> results) {
              return game ->
                  results.accept(
                      new GameResult(
                          game.table(),
                          game.game(),
                          game.rules(),
                          game.began(),
                          game.ended(),
                          game.winners() ^ 3,
                          game.conduct()));
            }
          });

  private final Supplier<Wiring> wiring;

  ServiceBug(Supplier<Wiring> wiring) {
    this.wiring = wiring;
  }

  @Override
  public Wiring wiring() {
    return wiring.get();
  }

  private static Wiring clock(BiFunction<InstantSource, LongSupplier, InstantSource> with) {
    return new Wiring() {
      @Override
      public InstantSource clock(InstantSource steady, LongSupplier wall) {
        return with.apply(steady, wall);
      }
    };
  }
}
