package contessa.notation.record;

import module java.base;

import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.VerifiableChance;
import contessa.testkit.RandomPlayStyle;
import contessa.testkit.coup.RandomCoupRules;
import contessa.testkit.royal.RandomRoyalRules;

/** Records of random games whose deal can be checked, with seeds from all, some or no seats. */
public final class FairRecords {

  private static final int CAP = 2_000;

  private FairRecords() {}

  public static GameRecord game(long seed) {
    SeededChance chance = new SeededChance(seed);
    Rulebook rules =
        chance.below(4) == 0 ? RandomRoyalRules.rules(chance) : RandomCoupRules.rules(chance);
    String secret = hex(chance, 4);
    RecordHeader header = header(rules, secret, seeds(rules, chance), chance);
    DealCommitment fixed = header.commitment();
    List<String> seeds = fixed == null ? List.of() : fixed.seeds();
    GameRecorder recorder = new GameRecorder(header, VerifiableChance.ofDeal(secret, seeds, 0));
    Outcome.Played now = Position.deal(rules, header.first(), recorder.chance());
    recorder.dealt();
    RandomPlayStyle style = new RandomPlayStyle(chance);
    for (int n = 0; n < CAP && !now.position().over(); n++) {
      Table table = now.position().table();
      int seat = table.toMove();
      var move = table.move(style.pick(table));
      now = (Outcome.Played) now.position().play(seat, move, recorder.chance());
      recorder.played(recorder.step(seat, move));
    }
    return recorder.end(now.position(), now.position().winners(), secret);
  }

  private static RecordHeader header(
      Rulebook rules, String secret, List<String> seeds, SeededChance chance) {
    List<RecordedPlayer> players = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      players.add(new RecordedPlayer("player " + seat, ""));
    }
    byte[] commitment = VerifiableChance.commitment(HexFormat.of().parseHex(secret));
    return new RecordHeader(
        rules,
        chance.below(rules.seats()),
        Reader.REFEREE,
        players,
        Map.of(),
        new DealCommitment(HexFormat.of().formatHex(commitment), seeds));
  }

  private static List<String> seeds(Rulebook rules, SeededChance chance) {
    if (chance.below(3) == 0) {
      return List.of();
    }
    List<String> seeds = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      seeds.add(seat > 0 && chance.below(3) == 0 ? "" : hex(chance, 2));
    }
    return seeds;
  }

  private static String hex(SeededChance chance, int words) {
    StringBuilder digits = new StringBuilder();
    for (int n = 0; n < words; n++) {
      digits.append(HexFormat.of().toHexDigits(chance.next()));
    }
    return digits.toString();
  }
}
