package contessa.analysis;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.record.GameRecord;
import contessa.notation.record.GameRecorder;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordedPlayer;

/** Records of bot games. */
final class RecordedBotGames {

  private static final int LONGEST = 600;

  private RecordedBotGames() {}

  /** A game between these bots, by their names in the roster. */
  static GameRecord play(Rulebook rules, List<String> kinds, long seed) {
    SeededChance chance = new SeededChance(seed);
    List<Bot> bots = new ArrayList<>();
    List<RecordedPlayer> players = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      String kind = kinds.get(seat % kinds.size());
      bots.add(Roster.named(kind).orElseThrow().seat(rules, seat, new SeededChance(chance.next())));
      players.add(new RecordedPlayer("P" + seat, kind));
    }
    RecordHeader header = new RecordHeader(rules, 0, Reader.REFEREE, players, Map.of(), null);
    GameRecorder recorder = new GameRecorder(header, chance);
    Outcome.Played now = Position.deal(rules, 0, recorder.chance());
    recorder.dealt();
    hear(bots, now);
    for (int n = 0; n < LONGEST && !now.position().over(); n++) {
      Position position = now.position();
      int seat = position.toMove();
      Move move = bots.get(seat).decide(position.view(seat), Budget.rollouts(20)).draw(chance);
      RecordStep step = recorder.step(seat, move);
      now = (Outcome.Played) position.play(seat, move, recorder.chance());
      recorder.played(step);
      hear(bots, now);
    }
    Position last = now.position();
    int winners = last.over() ? last.winners() : 1;
    return recorder.end(last, winners, null);
  }

  private static void hear(List<Bot> bots, Outcome.Played played) {
    for (AddressedEvent event : played.events()) {
      for (int seat = 0; seat < bots.size(); seat++) {
        bots.get(seat).hear(event.heardBy(seat));
      }
    }
  }
}
