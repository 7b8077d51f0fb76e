package contessa.dev.cast;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.coup.Taste;
import contessa.bots.coup.Temperament;
import contessa.bots.roster.Cast;
import contessa.bots.roster.Roster;
import contessa.coup.CoupRules;
import contessa.dev.cast.ClaimRates.Kind;
import contessa.game.Rulebook;
import contessa.game.SeededChance;

/**
 * Fits the two characters of a level by stochastic approximation: the level's tastes for lies and
 * challenges to how often people lie and challenge at tables of five; each character's insight, or
 * haste and timidity, to a share of games against the level above. The strongest come first.
 */
final class CastFit {

  /** The level from which on characters have insight. */
  private static final int INSIGHT = 6;

  /** The share of duels that a character wins against the level above. */
  private static final double DUELS = 0.432;

  /** The share that one of the level above wins against three of a character. */
  private static final double TABLES = 0.325;

  /** Challenges per game and the share of them that are right: the weak challenge more. */
  private static final double[] CHALLENGES = {8, 7.5, 7.1, 6.6, 6.1, 5.7, 5.4};

  private static final double[] RIGHT = {0.3, 0.33, 0.35, 0.38, 0.405, 0.425, 0.44};

  /** In the order of {@link Kind}. */
  private static final List<Taste> LIES =
      List.of(
          Taste.TAX,
          Taste.STEAL,
          Taste.ASSASSINATE,
          Taste.EXCHANGE,
          Taste.DUKE,
          Taste.CONTESSA,
          Taste.CAPTAIN,
          Taste.AMBASSADOR);

  private final int level;
  private final List<Cast> characters;
  private final List<BotKind> above;
  private final Map<Cast, Temperament> own = new HashMap<>();
  private Temperament shared;

  CastFit(int level) {
    this.level = level;
    characters = of(level);
    above = of(level + 1).stream().map(one -> Roster.named(one.id()).orElseThrow()).toList();
    shared = Temperament.part(String.valueOf(level));
    characters.forEach(one -> own.put(one, Temperament.part(one.id())));
  }

  private static List<Cast> of(int level) {
    return Arrays.stream(Cast.values()).filter(one -> one.level() == level).toList();
  }

  private record Fitted(String name, Temperament temperament) implements BotKind {
    @Override
    public String about() {
      return name;
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      return Cast.person((CoupRules) rules, seat, temperament, random);
    }
  }

  private BotKind kind(Cast one) {
    return new Fitted(one.id(), shared.plus(own.get(one)));
  }

  /** Takes a step towards the rates of people; the level of beginners has none to keep. */
  void stepToRates(double length, int games, long seed) {
    if (level == 1) {
      return;
    }
    ClaimRates rates =
        CastGames.rates(characters.stream().map(this::kind).toList(), 5, games, seed);
    for (Kind kind : Kind.values()) {
      double off = logit(kind.amongPeople) - logit(rates.falsely(kind));
      shared = shared.plus(LIES.get(kind.ordinal()), length * off);
    }
    double fewer = Math.log(CHALLENGES[level - 1] / Math.max(0.5, rates.challengesPerGame()));
    double worse = logit(RIGHT[level - 1]) - logit(rates.rightly());
    shared =
        shared.plus(Taste.CHALLENGE, length * fewer).plus(Taste.JUDGEMENT, 0.4 * length * worse);
  }

  /** Takes a step towards the strength of a level below the next one. */
  void stepToStrength(double length, int deals, long seed) {
    for (Cast one : characters) {
      double duels = 0;
      double tables = 0;
      for (BotKind better : above) {
        duels += CastGames.share(kind(one), better, 2, deals, seed) / above.size();
        tables += CastGames.share(better, kind(one), 4, deals / 4, seed) / above.size();
      }
      Temperament now = own.get(one);
      own.put(
          one,
          level >= INSIGHT
              ? now.plus(Taste.INSIGHT, 4 * length * (DUELS - duels))
              : now.plus(Taste.TIMID, 15 * length * (duels - DUELS))
                  .plus(Taste.HASTE, 20 * length * (TABLES - tables)));
    }
  }

  /** The lines of the level and its characters in the file of temperaments. */
  List<String> lines() {
    return List.of(
        level + " " + shared,
        characters.getFirst().id() + " " + own.get(characters.getFirst()),
        characters.getLast().id() + " " + own.get(characters.getLast()));
  }

  private static double logit(double p) {
    double q = Math.clamp(p, 0.01, 0.97);
    return Math.log(q / (1 - q));
  }
}
