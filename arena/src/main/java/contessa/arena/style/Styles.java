package contessa.arena.style;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.coup.Action;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.royal.RoyalRules;

/**
 * The styles by name: {@code style:truthful} and so on, which play Coup only, and any number of
 * strangers, which also play Coup Royal.
 */
public final class Styles {

  /** Every name begins with this. */
  public static final String PREFIX = "style:";

  private static final List<BotKind> ALL =
      List.of(
          style("truthful", "never bluffs, never challenges", _ -> new TruthfulStyle()),
          style(
              "block-challenger",
              "truthful, challenges every block of its actions",
              _ -> new BlockChallenger()),
          style(
              "copy-holder",
              "truthful, challenges a claim when it holds a copy",
              _ -> new CopyHolder()),
          style("duke", "claims the Duke every turn", _ -> new Liar(Role.DUKE, Action.TAX)),
          style(
              "thief",
              "steals every turn, true or not",
              _ -> new Liar(Role.CAPTAIN, Action.STEAL, Action.TAX, Action.FOREIGN_AID)),
          style(
              "rusher",
              "assassinates as soon as it can pay, true or not",
              _ -> new Liar(Role.ASSASSIN, Action.ASSASSINATE, Action.TAX, Action.FOREIGN_AID)),
          style("counter", "counts cards, bluffs and challenges by the odds", _ -> new Counter()),
          style("wall", "blocks everything, true or not", _ -> new Wall()),
          style(
              "last-stand",
              "truthful, but bluffs and challenges with its last influence",
              _ -> new LastStand()),
          style("newcomer", "has read the rules once, tells the truth", Newcomer::new),
          style("storyteller", "claims the same two characters all game", Storyteller::new));

  private static final Pattern STRANGER = Pattern.compile("stranger:[0-9]{1,6}");

  private Styles() {}

  public static List<BotKind> all() {
    return ALL;
  }

  public static Optional<BotKind> named(String name) {
    if (STRANGER.matcher(name).matches()) {
      return Optional.of(stranger(Integer.parseInt(name.substring(name.indexOf(':') + 1))));
    }
    return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }

  /** A player with random habits, the same for the same number: {@code stranger:17}. */
  public static BotKind stranger(int number) {
    SeededChance chance = new SeededChance(number);
    return new StrangerKind(
        "stranger:" + number, Stranger.Habits.drawn(chance), RoyalStranger.Shares.drawn(chance));
  }

  private static BotKind style(String name, String about, Function<SeededChance, Bot> bot) {
    return new Style(PREFIX + name, about, (_, random) -> bot.apply(random));
  }

  private record Style(String name, String about, Seated bot) implements BotKind {

    @Override
    public boolean plays(String game) {
      return game.equals(GameKind.COUP.word());
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      return bot.at(seat, random);
    }
  }

  private record StrangerKind(String name, Stranger.Habits habits, RoyalStranger.Shares royal)
      implements BotKind {

    @Override
    public String about() {
      return "plays by random habits";
    }

    @Override
    public boolean plays(String game) {
      return true;
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      return switch (rules.kind()) {
        case COUP -> new Stranger(habits, seat, random);
        case ROYAL -> new RoyalStranger(royal, (RoyalRules) rules, random);
      };
    }
  }

  private interface Seated {
    Bot at(int seat, SeededChance random);
  }

  private static final class BlockChallenger extends TruthfulStyle {
    @Override
    boolean challenges(CoupView view) {
      return blocksMe(view);
    }
  }

  private static final class CopyHolder extends TruthfulStyle {
    @Override
    boolean challenges(CoupView view) {
      return !denied(view) && holds(view, claimed(view));
    }
  }

  /** Claims one character whenever it serves, and plays for it. */
  private static final class Liar extends TruthfulStyle {

    private final Role role;
    private final List<Action> preferences;

    Liar(Role role, Action... preferences) {
      this.role = role;
      this.preferences = List.of(preferences);
    }

    @Override
    boolean claims(CoupView view, Role claimed) {
      return claimed == role || super.claims(view, claimed);
    }

    @Override
    List<Action> preferences(CoupView view) {
      return preferences;
    }
  }

  /** Bluffs what is likely to be believed, and challenges what is unlikely to be true. */
  private static final class Counter extends TruthfulStyle {
    private static final double UNLIKELY = 0.28;

    @Override
    boolean claims(CoupView view, Role role) {
      int dead = view.rules().copies() - hidden(view, role) - own(view, role);
      return super.claims(view, role) || (dead == 0 && role != Role.CONTESSA);
    }

    @Override
    boolean challenges(CoupView view) {
      if (denied(view)) {
        return false;
      }
      int all = view.unseen().count();
      int copies = hidden(view, claimed(view));
      int claimant = view.blocker() >= 0 ? view.blocker() : view.actor();
      double none = 1;
      for (int card = 0; card < view.handSize(claimant); card++) {
        none *= Math.max(0, all - copies - card) / (double) Math.max(1, all - card);
      }
      return 1 - none < UNLIKELY;
    }

    private static int own(CoupView view, Role role) {
      return (int)
          view.knownCards(view.reader()).stream().filter(card -> card.role() == role).count();
    }
  }

  private static final class Wall extends TruthfulStyle {
    @Override
    boolean claims(CoupView view, Role role) {
      return view.actor() != view.reader() || super.claims(view, role);
    }
  }

  private static final class LastStand extends TruthfulStyle {
    @Override
    boolean claims(CoupView view, Role role) {
      return super.claims(view, role) || influences(view) < CoupRules.INFLUENCES;
    }

    @Override
    boolean challenges(CoupView view) {
      return influences(view) < CoupRules.INFLUENCES
          && (blocksMe(view) || view.target() == view.reader());
    }
  }

  /** Does now this, now that of what its cards allow, and believes what is not impossible. */
  private static final class Newcomer extends TruthfulStyle {
    private final SeededChance random;

    Newcomer(SeededChance random) {
      this.random = random;
    }

    @Override
    boolean challenges(CoupView view) {
      return !denied(view) && hidden(view, claimed(view)) == 0;
    }

    @Override
    List<Action> preferences(CoupView view) {
      return Stranger.Habits.shuffled(super.preferences(view), random);
    }
  }

  /** Sticks to one story, whatever it holds. */
  private static final class Storyteller extends TruthfulStyle {
    private static final List<Role> STORIES =
        List.of(Role.DUKE, Role.CAPTAIN, Role.ASSASSIN, Role.CONTESSA);

    private final Role first;
    private final Role second;

    Storyteller(SeededChance random) {
      int one = random.below(STORIES.size());
      first = STORIES.get(one);
      second = STORIES.get((one + 1 + random.below(STORIES.size() - 1)) % STORIES.size());
    }

    @Override
    boolean claims(CoupView view, Role role) {
      return role == first || role == second;
    }
  }
}
