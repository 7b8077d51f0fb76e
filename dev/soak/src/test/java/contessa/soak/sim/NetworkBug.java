package contessa.soak.sim;

import module java.base;

import contessa.table.message.Command;
import contessa.table.message.Message;

/** Bugs between the tables and their clients. */
enum NetworkBug implements PlantedBug {
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
                  }));

  private final Supplier<Wiring> wiring;

  NetworkBug(Supplier<Wiring> wiring) {
    this.wiring = wiring;
  }

  @Override
  public Wiring wiring() {
    return wiring.get();
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
