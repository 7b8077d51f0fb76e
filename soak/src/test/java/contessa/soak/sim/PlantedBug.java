package contessa.soak.sim;

import contessa.server.host.GameHistory;
import contessa.server.journal.Journal;
import contessa.server.journal.Journal.AppendResult;
import contessa.server.journal.Journal.Row;
import contessa.server.journal.JournalFailure;
import contessa.server.table.TableServices;
import contessa.server.table.state.GameResult;
import contessa.server.wire.Command;
import contessa.server.wire.FinishedGame;
import contessa.server.wire.Message;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Bugs that a server could have, planted in the parts around it. The simulation must notice each.
 */
enum PlantedBug {
  ACKNOWLEDGES_BEFORE_THE_WRITE(() -> journal(LateWrites::new)),
  LOSES_A_ROW(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 30) {
                    @Override
                    AppendResult wrong(Row row) {
                      return AppendResult.WRITTEN;
                    }
                  })),
  WRITES_A_ROW_TWICE(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 30) {
                    @Override
                    AppendResult wrong(Row row) {
                      AppendResult result = disk.append(row);
                      disk.append(changed(row, row.seq() + 1, null, row.at(), row.payload()));
                      return result;
                    }
                  })),
  FORGETS_WHICH_COMMAND_IT_WAS(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 3) {
                    @Override
                    AppendResult wrong(Row row) {
                      return disk.append(changed(row, row.seq(), null, row.at(), row.payload()));
                    }
                  })),
  CHANGES_A_ROW(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 10) {
                    @Override
                    AppendResult wrong(Row row) {
                      String other =
                          row.payload().replace("\"move\":\"pass\"", "\"move\":\"challenge\"");
                      return disk.append(changed(row, row.seq(), row.command(), row.at(), other));
                    }
                  })),
  DATES_A_ROW_BACK(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 30) {
                    @Override
                    AppendResult wrong(Row row) {
                      return disk.append(
                          changed(row, row.seq(), row.command(), row.at() - 60_000, row.payload()));
                    }
                  })),
  HIDES_THAT_A_WRITE_FAILED(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 1) {
                    @Override
                    AppendResult wrong(Row row) {
                      try {
                        return disk.append(row);
                      } catch (JournalFailure e) {
                        return AppendResult.WRITTEN;
                      }
                    }
                  })),
  READS_ALL_BUT_THE_LAST_ROW(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 0) {
                    @Override
                    public List<Row> read(String table) {
                      List<Row> rows = disk.read(table);
                      return rows.size() < 5 ? rows : rows.subList(0, rows.size() - 1);
                    }
                  })),
  READS_ROWS_IN_ANOTHER_ORDER(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 0) {
                    @Override
                    public List<Row> read(String table) {
                      List<Row> rows = new ArrayList<>(disk.read(table));
                      if (rows.size() > 6) {
                        rows.add(5, rows.remove(4));
                      }
                      return rows;
                    }
                  })),
  FORGETS_A_TABLE(
      () ->
          journal(
              disk ->
                  new FaultyJournal(disk, 0) {
                    @Override
                    public List<String> openTables() {
                      List<String> tables = disk.openTables();
                      return tables.subList(0, Math.max(0, tables.size() - 1));
                    }
                  })),
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
  LOSES_AN_UPDATE(() -> listener(100, (message, to) -> {})),
  DOUBLES_AN_UPDATE(
      () ->
          listener(
              100,
              (message, to) -> {
                to.accept(message);
                to.accept(message);
              })),
  LOSES_THE_FIRST_MESSAGE_OF_A_CONNECTION(
      () ->
          new Wiring() {
            @Override
            public Consumer<Message> listener(Consumer<Message> listener) {
              boolean[] first = {true};
              return message -> {
                if (first[0] && message instanceof Message.Update) {
                  first[0] = false;
                } else {
                  listener.accept(message);
                }
              };
            }
          }),
  SWAPS_TWO_UPDATES(
      () ->
          new Wiring() {
            @Override
            public Consumer<Message> listener(Consumer<Message> listener) {
              Every every = new Every(10);
              List<Message> held = new ArrayList<>();
              return message -> {
                if (held.isEmpty() && message instanceof Message.Update && every.now()) {
                  held.add(message);
                } else {
                  listener.accept(message);
                  held.forEach(listener);
                  held.clear();
                }
              };
            }
          }),
  TELLS_OLD_NEWS(
      () ->
          listener(
              60,
              (message, to) ->
                  to.accept(
                      message instanceof Message.Update update
                          ? new Message.Update(
                              update.table(),
                              update.n(),
                              update.now() - 90_000,
                              update.events(),
                              update.view())
                          : message))),
  TELLS_OTHER_EVENTS(
      () ->
          listener(
              60,
              (message, to) ->
                  to.accept(
                      message instanceof Message.Update update
                          ? new Message.Update(
                              update.table(), update.n(), update.now(), List.of(), update.view())
                          : message))),
  SHOWS_THE_VIEW_OF_ANOTHER(
      () ->
          new Wiring() {
            private final Every every = new Every(10);

            @Override
            public String viewer(String player) {
              return every.now() ? player.replace("p0", "p1") : player;
            }
          }),
  NEVER_ANSWERS_SOME_COMMANDS(() -> replies(20, (message, to) -> {})),
  ANSWERS_BEFORE_THE_UPDATE(
      () ->
          new Wiring() {
            @Override
            public Consumer<Message> listener(Consumer<Message> listener) {
              List<Message> held = new ArrayList<>();
              // Everything is told one message late.
              return message -> {
                held.add(message);
                if (held.size() > 1) {
                  listener.accept(held.removeFirst());
                }
              };
            }
          }),
  ACKNOWLEDGES_WHAT_IT_REFUSES(
      () ->
          submission(
              way ->
                  (player, table, command) -> {
                    Message.Reply reply = way.submit(player, table, command);
                    return reply.ok() ? reply : Message.Reply.done(command.id());
                  })),
  CARRIES_OUT_A_COMMAND_TWICE(
      () ->
          new Wiring() {
            private final Set<String> seen = new HashSet<>();

            @Override
            public Submission submission(Submission way) {
              return (player, table, command) -> {
                if (seen.add(player + command.id()) || !(command instanceof Command.Say say)) {
                  return way.submit(player, table, command);
                }
                way.submit(player, table, new Command.Say(say.id() + "x", say.text()));
                return way.submit(player, table, command);
              };
            }
          }),
  MIXES_UP_ANSWERS(
      () ->
          submission(
              way ->
                  (player, table, command) -> {
                    Message.Reply reply = way.submit(player, table, command);
                    return new Message.Reply(reply.id() + "0", reply.ok(), reply.refused());
                  })),
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
            public TableServices.ResultListener results(TableServices.ResultListener results) {
              return game ->
                  results.count(
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

  PlantedBug(Supplier<Wiring> wiring) {
    this.wiring = wiring;
  }

  /** A server with this bug, for one run. */
  Wiring wiring() {
    return wiring.get();
  }

  private static Wiring journal(UnaryOperator<Journal> with) {
    return new Wiring() {
      @Override
      public Journal journal(Journal disk) {
        return with.apply(disk);
      }
    };
  }

  private static Wiring clock(BiFunction<InstantSource, LongSupplier, InstantSource> with) {
    return new Wiring() {
      @Override
      public InstantSource clock(InstantSource steady, LongSupplier wall) {
        return with.apply(steady, wall);
      }
    };
  }

  private static Wiring submission(UnaryOperator<Wiring.Submission> with) {
    return new Wiring() {
      @Override
      public Submission submission(Submission way) {
        return with.apply(way);
      }
    };
  }

  private interface Mistake {
    void make(Message message, Consumer<Message> to);
  }

  private static Wiring listener(int often, Mistake mistake) {
    Every every = new Every(often);
    return new Wiring() {
      @Override
      public Consumer<Message> listener(Consumer<Message> listener) {
        return mistaken(every, mistake, listener);
      }
    };
  }

  private static Wiring replies(int often, Mistake mistake) {
    Every every = new Every(often);
    return new Wiring() {
      @Override
      public Consumer<Message> replies(Consumer<Message> listener) {
        return mistaken(every, mistake, listener);
      }
    };
  }

  private static Consumer<Message> mistaken(
      Every every, Mistake mistake, Consumer<Message> listener) {
    return message -> {
      if (!(message instanceof Message.Presence) && every.now()) {
        mistake.make(message, listener);
      } else {
        listener.accept(message);
      }
    };
  }
}
