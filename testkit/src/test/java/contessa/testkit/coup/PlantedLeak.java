package contessa.testkit.coup;

import contessa.coup.CoupEvent;
import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Table;
import contessa.testkit.Dump;
import contessa.testkit.Teller;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;

/** A way of telling too much, on top of what is honestly told. */
record PlantedLeak(String name, Teller teller) {

  @FunctionalInterface
  interface Shown {
    Object of(CoupTable table, int reader);
  }

  @FunctionalInterface
  interface Heard {
    Object of(CoupTable before, CoupEvent full, int reader);
  }

  @FunctionalInterface
  interface Answer {
    Object of(CoupTable table, int reader, Move move);
  }

  @Override
  public String toString() {
    return name;
  }

  /** Shows something more. */
  static PlantedLeak shown(String name, Shown more) {
    return new PlantedLeak(
        name,
        new Teller() {
          @Override
          public String shown(Table table, int reader) {
            return HONEST.shown(table, reader) + Dump.of(more.of((CoupTable) table, reader));
          }
        });
  }

  /** Tells something more of an event. */
  static PlantedLeak heard(String name, Heard more) {
    return new PlantedLeak(
        name,
        new Teller() {
          @Override
          public String heard(Table before, AddressedEvent told, int reader) {
            return HONEST.heard(before, told, reader)
                + Dump.of(more.of((CoupTable) before, (CoupEvent) told.full(), reader));
          }
        });
  }

  /** Tells these readers all of an event, insiders or not. */
  static PlantedLeak toldTo(String name, Heard whether) {
    return heard(
        name,
        (before, full, reader) ->
            Boolean.TRUE.equals(whether.of(before, full, reader)) ? full : "");
  }

  /** Answers something more to who tries a move. */
  static PlantedLeak answered(String name, Answer more) {
    return new PlantedLeak(
        name,
        new Teller() {
          @Override
          public String answer(Table table, int reader, Move move) {
            return HONEST.answer(table, reader, move)
                + Dump.of(more.of((CoupTable) table, reader, move));
          }
        });
  }

  /** Answers something more to a program that plays an illegal code. */
  static PlantedLeak mistaken(String name, IntUnaryOperator more, ToIntFunction<CoupTable> of) {
    return new PlantedLeak(
        name,
        new Teller() {
          @Override
          public String answer(Table table, int code) {
            return HONEST.answer(table, code) + more.applyAsInt(of.applyAsInt((CoupTable) table));
          }
        });
  }

  /** Decides by itself where this gives a code and not -1. */
  static PlantedLeak decided(String name, ToIntFunction<CoupTable> decision) {
    return new PlantedLeak(
        name,
        new Teller() {
          @Override
          public List<AddressedEvent> play(Table table, int code, Chance chance) {
            List<AddressedEvent> events = new ArrayList<>(HONEST.play(table, code, chance));
            while (!table.over()) {
              int decided = decision.applyAsInt((CoupTable) table);
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
