package contessa.notation.record;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.testkit.RandomPlayStyle;
import contessa.testkit.RecordedChance;
import contessa.testkit.Secrecy;
import contessa.testkit.Secrecy.Parting;
import contessa.testkit.TestScale;
import contessa.testkit.coup.CoupSecrecy;
import contessa.testkit.royal.RoyalSecrecy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Pairs of games that one reader cannot tell apart: the records of both, as that reader may have
 * them, are the same byte for byte, until the games lawfully part.
 */
@Tag("soak")
class RecordPairTest {

  private static final int PAIRS = TestScale.of(60, 10_000);
  private static final int MOST_STEPS = 60;
  private static final int TRIES = 8;

  private int compared;
  private int differing;

  @Test
  void recordsOfGamesThatLookAlikeAreTheSame() {
    for (int number = 0; number < PAIRS; number++) {
      Secrecy secrecy = number % 3 == 0 ? new RoyalSecrecy() : new CoupSecrecy();
      new Pair(secrecy, new SeededChance(number)).compare(number);
    }
    assertThat(compared).isGreaterThan(PAIRS);
    assertThat(differing).as("pairs with other cards").isGreaterThan(PAIRS / 2);
  }

  /** One of the two games. */
  private static final class Side {
    final GameRecorder recorder;
    final Table table;
    final List<AddressedEvent> told = new ArrayList<>();
    private Chance source;

    Side(Rulebook rules, int first, Chance source) {
      this.source = source;
      RecordHeader header =
          new RecordHeader(
              rules,
              first,
              Reader.REFEREE,
              Collections.nCopies(rules.seats(), new RecordedPlayer("", "")),
              Map.of(),
              null);
      recorder =
          new GameRecorder(
              header,
              new Chance() {
                @Override
                public int below(int n) {
                  return Side.this.source.below(n);
                }

                @Override
                public int memberOf(int set) {
                  return Side.this.source.memberOf(set);
                }
              });
      table = rules.deal(first, recorder.chance(), told::add);
      recorder.dealt();
    }

    void play(int code, Chance chance) {
      source = chance;
      told.clear();
      RecordStep step = recorder.step(table.toMove(), table.move(code));
      table.play(code, recorder.chance(), told::add);
      recorder.played(step);
    }

    GameRecord record() {
      Position now = Position.of(table);
      return recorder.end(now, now.winners(), null);
    }
  }

  private final class Pair {
    private final Secrecy secrecy;
    private final SeededChance chance;
    private final Rulebook rules;
    private final int reader;

    Pair(Secrecy secrecy, SeededChance chance) {
      this.secrecy = secrecy;
      this.chance = chance;
      rules = secrecy.rules(chance);
      reader = chance.below(rules.seats() + 1) + Reader.SPECTATOR;
    }

    void compare(int number) {
      try {
        int first = chance.below(rules.seats());
        RecordedChance draws = new RecordedChance(chance);
        Side one = new Side(rules, first, draws);
        Side two =
            new Side(rules, first, secrecy.echo(rules, draws.given(), one.told, reader, chance));
        part(one, two);
        RandomPlayStyle style = new RandomPlayStyle(chance);
        for (int i = 0; i < MOST_STEPS && !one.table.over(); i++) {
          step(one, two, style);
          if (i % 4 == 0) { // the whole game is played again for each
            same(one.record(), two.record(), "pair " + number + ", step " + i);
          }
        }
      } catch (Parting _) {
        // Nothing more to compare.
      }
    }

    private void step(Side one, Side two, RandomPlayStyle style) {
      int code = -1;
      int other = -1;
      for (int tries = 0; other < 0; tries++) {
        if (tries == TRIES) {
          throw new Parting();
        }
        code = style.pick(one.table);
        other =
            one.table.toMove() == reader
                ? two.table.code(one.table.move(code))
                : secrecy.alike(one.table, code, two.table, reader, chance);
      }
      RecordedChance draws = new RecordedChance(chance);
      one.play(code, draws);
      two.play(other, secrecy.echo(rules, draws.given(), one.told, reader, chance));
      part(one, two);
    }

    /** Stops where the reader lawfully hears different events. */
    private void part(Side one, Side two) {
      for (int i = 0; i < Math.min(one.told.size(), two.told.size()); i++) {
        var full = one.told.get(i).full();
        var fullToo = two.told.get(i).full();
        if (!secrecy.known(full, reader).equals(secrecy.known(fullToo, reader))
            && secrecy.mayPart(rules, full, fullToo, reader)) {
          throw new Parting();
        }
      }
    }

    private void same(GameRecord one, GameRecord two, String where) {
      assertThat(JsonLinesWriter.write(Redaction.of(two, reader)))
          .as(where)
          .isEqualTo(JsonLinesWriter.write(Redaction.of(one, reader)));
      compared++;
      differing += JsonLinesWriter.write(one).equals(JsonLinesWriter.write(two)) ? 0 : 1;
    }
  }
}
