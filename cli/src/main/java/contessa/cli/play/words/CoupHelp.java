package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.key;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Claim;
import contessa.coup.CoupMove;
import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Replacement;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Move;
import contessa.game.View;

/** Explains the rules of Coup in use at this table: for the current decision, or all of them. */
record CoupHelp(Voice voice, CoupRules coup) implements Narrator.Help {

  @Override
  public String example(View view) {
    return voice.say("action.steal").toLowerCase(Locale.ROOT) + " 1";
  }

  @Override
  public List<String> decision(View view) {
    List<String> lines = new ArrayList<>(phase((CoupView) view));
    lines.add(voice.say("help.table"));
    return lines;
  }

  private List<String> phase(CoupView view) {
    return switch (view.phase()) {
      case DRAFT -> say("help.draft");
      case ALLEGIANCE -> say("help.allegiance");
      case ACTION -> actions(view);
      case CHALLENGE_ACTION, CHALLENGE_BLOCK -> challenge(view);
      case BLOCK -> block(view);
      case PROVE -> say("help.prove", decline());
      case LOSE -> say("help.lose");
      case EXCHANGE -> say("help.exchange");
      case OFFER -> say("help.offer");
      case VERDICT -> say("help.verdict");
      case OVER -> say("over");
    };
  }

  private List<String> block(CoupView view) {
    List<String> lines = new ArrayList<>(say("help.block"));
    if (view.action() == Action.FOREIGN_AID) {
      lines.add(voice.say("help.block.first"));
    }
    lines.addAll(say("help.challenge", "help.refund"));
    return lines;
  }

  private List<String> say(String... keys) {
    return Stream.of(keys).map(voice::say).toList();
  }

  private List<String> actions(CoupView view) {
    List<String> lines = new ArrayList<>();
    for (Action action : Action.ALL) {
      boolean possible =
          view.moves().stream()
              .anyMatch((Move move) -> move instanceof CoupMove.Act act && act.action() == action);
      if (possible) {
        lines.addAll(action(action));
      }
    }
    lines.add(voice.say("help.bluff"));
    return lines;
  }

  private List<String> action(Action action) {
    CoupOptions options = coup.options();
    return switch (action) {
      case COUP -> say(options.declared() == Declared.OFF ? "help.coup" : "help.coup.named");
      case ASSASSINATE ->
          say(
              options.declared() == Declared.COUP_AND_ASSASSINATE
                  ? "help.assassinate.named"
                  : "help.assassinate");
      case FOREIGN_AID ->
          say(options.allegiances() ? "help.foreign-aid.sides" : "help.foreign-aid");
      case STEAL -> List.of(voice.say("help.steal", "roles", blockersOfSteal()));
      case EXCHANGE ->
          Stream.of(Role.AMBASSADOR, Role.INQUISITOR)
              .filter(coup::exchanges)
              .map(role -> voice.say("help.exchange." + key(role)))
              .toList();
      case EXAMINE ->
          options.contessaBlocksExamine()
              ? say("help.examine", "help.examine.blocked")
              : say("help.examine");
      default -> say("help." + key(action));
    };
  }

  private String blockersOfSteal() {
    return voice.either(
        Role.ALL.stream()
            .filter(role -> coup.blocks(role, Action.STEAL))
            .map(voice::role)
            .toList());
  }

  private List<String> challenge(CoupView view) {
    Claim claim = view.claim();
    return claim != null && claim.denied()
        ? say("help.challenge.denied", "help.challenge")
        : say("help.challenge", "help.refund");
  }

  private String decline() {
    return coup.options().mayDecline() ? "rules.decline" : "rules.must-show";
  }

  @Override
  public List<String> rules() {
    CoupOptions options = coup.options();
    List<String> lines = new ArrayList<>();
    String edition = voice.say("edition." + voice.edition());
    lines.add(voice.say("rules.title", "edition", edition, coup.seats()));
    lines.add(voice.say("rules.aim", "copies", coup.copies()));
    lines.addAll(say("rules.turn", "rules.claims", decline()));
    boolean before = options.replacement() == Replacement.BEFORE_ACTION;
    lines.add(voice.say(before ? "rules.before" : "rules.after"));
    if (coup.seats() == 2) {
      lines.add(voice.say("rules.coins", options.firstPlayerCoins()));
    }
    if (options.draft()) {
      lines.add(voice.say("rules.draft"));
    }
    if (options.declared() != Declared.OFF) {
      lines.add(voice.say("rules.declared." + key(options.declared())));
    }
    if (options.allegiances()) {
      lines.add(voice.say("rules.allegiances"));
    }
    if (coup.distinctArt()) {
      lines.add(voice.say("rules.art"));
    }
    for (Action action : Action.ALL) {
      if (coup.offers(action)) {
        lines.addAll(action(action));
      }
    }
    lines.addAll(say("help.block", "help.block.first", "help.block.after", "help.refund"));
    return lines;
  }
}
