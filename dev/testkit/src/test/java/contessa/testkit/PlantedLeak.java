package contessa.testkit;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Table;

/** A disclosure that tells too much, on purpose, to test the leak hunt. */
public record PlantedLeak(String name, LeakSurface disclosure) {

  @Override
  public String toString() {
    return name;
  }

  /** Something that a reader should not be shown. */
  @FunctionalInterface
  public interface Shown<T extends Table> {
    Object of(T table, int reader);
  }

  /** Something that a reader should not hear. */
  @FunctionalInterface
  public interface Heard<T extends Table, E extends Event> {
    Object of(T before, E full, int reader);
  }

  /** Something that a reader should not learn from an answer. */
  @FunctionalInterface
  public interface Answer<T extends Table> {
    Object of(T table, int reader, Move move);
  }

  /** Plants leaks in one game. */
  public static final class Planter<T extends Table, E extends Event> {
    private final Class<T> tables;
    private final Class<E> events;

    public Planter(Class<T> tables, Class<E> events) {
      this.tables = tables;
      this.events = events;
    }

    /** Shows something more. */
    public PlantedLeak shown(String name, Shown<T> more) {
      return new PlantedLeak(
          name,
          new LeakSurface() {
            @Override
            public String shown(Table table, int reader) {
              return HONEST.shown(table, reader) + Dump.of(more.of(tables.cast(table), reader));
            }
          });
    }

    /** Tells something more of an event. */
    public PlantedLeak heard(String name, Heard<T, E> more) {
      return new PlantedLeak(
          name,
          new LeakSurface() {
            @Override
            public String heard(Table before, AddressedEvent told, int reader) {
              return HONEST.heard(before, told, reader)
                  + Dump.of(more.of(tables.cast(before), events.cast(told.full()), reader));
            }
          });
    }

    /** Tells these readers all of an event, insiders or not. */
    public PlantedLeak toldTo(String name, Heard<T, E> whether) {
      return heard(
          name,
          (before, full, reader) ->
              Boolean.TRUE.equals(whether.of(before, full, reader)) ? full : "");
    }

    /** Answers something more to a reader who tries a move. */
    public PlantedLeak answered(String name, Answer<T> more) {
      return new PlantedLeak(
          name,
          new LeakSurface() {
            @Override
            public String answer(Table table, int reader, Move move) {
              return HONEST.answer(table, reader, move)
                  + Dump.of(more.of(tables.cast(table), reader, move));
            }
          });
    }

    /** Answers something more to a program that plays an illegal code. */
    public PlantedLeak mistaken(String name, IntUnaryOperator more, ToIntFunction<T> of) {
      return new PlantedLeak(
          name,
          new LeakSurface() {
            @Override
            public String answer(Table table, int code) {
              return HONEST.answer(table, code)
                  + more.applyAsInt(of.applyAsInt(tables.cast(table)));
            }
          });
    }

    /** Makes a decision without asking, unless this gives -1. */
    public PlantedLeak decided(String name, ToIntFunction<T> decision) {
      return new PlantedLeak(
          name,
          new LeakSurface() {
            @Override
            public List<AddressedEvent> play(Table table, int code, Chance chance) {
              List<AddressedEvent> events = new ArrayList<>(HONEST.play(table, code, chance));
              while (!table.over()) {
                int decided = decision.applyAsInt(tables.cast(table));
                if (decided < 0) {
                  break;
                }
                events.addAll(HONEST.play(table, decided, chance));
              }
              return events;
            }
          });
    }
  }
}
