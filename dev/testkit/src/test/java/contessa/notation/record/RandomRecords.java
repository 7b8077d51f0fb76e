package contessa.notation.record;

import module java.base;

import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.notation.record.RecordStep.DecidedBy;
import contessa.notation.record.RecordStep.MixedMove;
import contessa.notation.record.RecordStep.SpokenLine;
import contessa.testkit.RandomPlayStyle;
import contessa.testkit.coup.RandomCoupRules;
import contessa.testkit.royal.RandomRoyalRules;

/** Records of random games under random rules, with everything that can be noted about a step. */
final class RandomRecords {

  private static final int CAP = 600;

  private static final List<String> TEXTS =
      List.of(
          "well played",
          "a \"quote\" and a back\\slash",
          "Ünïcödé, 中文, 🂡",
          "[%t 1.000] {Du1} ; not a note",
          "?");

  private final SeededChance chance;
  private final Rulebook rules;
  private final boolean annotated;

  private RandomRecords(long seed) {
    chance = new SeededChance(seed);
    rules = chance.below(4) == 0 ? RandomRoyalRules.rules(chance) : RandomCoupRules.rules(chance);
    annotated = chance.below(2) == 0;
  }

  static GameRecord game(long seed) {
    return new RandomRecords(seed).play();
  }

  private RecordHeader header() {
    List<RecordedPlayer> players = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      players.add(new RecordedPlayer(text(), chance.below(2) == 0 ? "" : "seer"));
    }
    Map<String, String> tags = annotated ? Map.of("Date", "2026-11-16") : Map.of();
    return new RecordHeader(
        rules, chance.below(rules.seats()), Reader.REFEREE, players, tags, null);
  }

  private GameRecord play() {
    RecordHeader header = header();
    GameRecorder recorder = new GameRecorder(header, new SeededChance(chance.next()));
    Outcome.Played now = Position.deal(rules, header.first(), recorder.chance());
    recorder.dealt();
    RandomPlayStyle style = new RandomPlayStyle(chance);
    int longest = chance.below(8) == 0 ? chance.below(40) : CAP;
    for (int n = 0; n < longest && !now.position().over(); n++) {
      Position position = now.position();
      int someone = chance.below(rules.seats());
      if (chance.below(60) == 0 && position.canLeave(someone)) {
        now = position.leave(someone, recorder.chance());
        recorder.played(annotated(RecordStep.of(someone, RecordStep.LEAVE)));
        continue;
      }
      Table table = position.table();
      int seat = table.toMove();
      var move = table.move(style.pick(table));
      now = (Outcome.Played) position.play(seat, move, recorder.chance());
      recorder.played(annotated(recorder.step(seat, move)));
    }
    return recorder.end(now.position(), now.position().winners(), null);
  }

  private RecordStep annotated(RecordStep step) {
    if (!annotated || chance.below(3) > 0) {
      return step;
    }
    RecordStep more = step;
    List<DecidedBy> all = List.of(DecidedBy.values());
    if (chance.below(2) == 0) {
      more = more.withBy(all.get(chance.below(all.size())));
    }
    if (chance.below(2) == 0) {
      more = more.withAt(chance.below(100_000_000));
    }
    if (chance.below(2) == 0) {
      more =
          more.withMix(
              List.of(
                  new MixedMove(step.move(), chance.below(MixedMove.WHOLE + 1)),
                  new MixedMove("pass", chance.below(MixedMove.WHOLE + 1))));
    }
    if (chance.below(2) == 0) {
      more = more.withTalk(List.of(new SpokenLine(chance.below(rules.seats()), text())));
    }
    if (chance.below(2) == 0) {
      more = more.noting(text()).noting(text());
    }
    return more;
  }

  private String text() {
    return TEXTS.get(chance.below(TEXTS.size()));
  }
}
