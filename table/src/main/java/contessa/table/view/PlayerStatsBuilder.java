package contessa.table.view;

import module java.base;

import contessa.table.message.FinishedGame;
import contessa.table.message.LookBack;
import contessa.table.message.LookBack.OpeningMove;
import contessa.table.message.LookBack.Opponent;
import contessa.table.message.LookBack.PastGame;

/** Adds up a player's games. */
public final class PlayerStatsBuilder {

  private static final int MOST_OPPONENTS = 30;

  private record Whom(String name, String bot) {}

  private static final class Meetings {
    int games;
    double won;
    double due;
    int caughtYou;
  }

  private static final class Tries {
    int games;
    double won;
  }

  private final List<PastGame> games = new ArrayList<>();
  private final Map<Whom, Meetings> met = new LinkedHashMap<>();
  private final Map<String, Tries> tried = new LinkedHashMap<>();

  public void add(FinishedGame game, OwnGame own) {
    double won = share(game, game.seat());
    games.add(
        new PastGame(
            game.table(),
            game.game(),
            game.at(),
            game.edition(),
            won,
            own.claims,
            own.bluffs,
            own.caught,
            own.challenges,
            own.right,
            own.opening));
    String opening = own.opening;
    if (opening != null) {
      Tries tries = tried.computeIfAbsent(opening, _ -> new Tries());
      tries.games++;
      tries.won += won;
    }
    for (int seat = 0; seat < game.names().size(); seat++) {
      String name = game.names().get(seat);
      if (seat != game.seat() && !name.isEmpty()) {
        // Bots have a new name in every game, so they are told apart by their kind.
        String bot = own.bot(seat);
        Whom whom = new Whom(bot.isEmpty() ? name : bot, bot);
        Meetings meetings = met.computeIfAbsent(whom, _ -> new Meetings());
        meetings.games++;
        meetings.won += share(game, seat);
        meetings.due += 1.0 / game.names().size();
        meetings.caughtYou += own.caughtBy(seat);
      }
    }
  }

  private static double share(FinishedGame game, int seat) {
    return game.winners().contains(seat) ? 1.0 / game.winners().size() : 0;
  }

  public LookBack result() {
    List<Opponent> opponents =
        met.entrySet().stream()
            .sorted(Comparator.comparingDouble(one -> one.getValue().due - one.getValue().won))
            .limit(MOST_OPPONENTS)
            .map(one -> opponent(one.getKey(), one.getValue()))
            .toList();
    List<OpeningMove> openings = new ArrayList<>();
    tried.forEach((move, tries) -> openings.add(new OpeningMove(move, tries.games, tries.won)));
    openings.sort(Comparator.comparingInt((OpeningMove one) -> -one.games()));
    return new LookBack(games, opponents, openings);
  }

  private static Opponent opponent(Whom whom, Meetings met) {
    return new Opponent(whom.name, whom.bot, met.games, met.won, met.caughtYou);
  }
}
