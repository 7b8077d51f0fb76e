package contessa.server.host.site;

import module java.base;

import contessa.server.message.SiteSwitch;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
import contessa.table.message.Talk;
import contessa.table.player.PlayerIds;
import org.jspecify.annotations.Nullable;

/**
 * Policy: what the operator lets players do here.
 *
 * @param name of the site; empty if it has none
 * @param contact a mail address or a link; empty if there is none
 * @param inviteCode what new guests must know; empty if the site is open to everybody
 */
public record SitePolicy(String name, String contact, Set<SiteSwitch> off, String inviteCode) {

  public boolean allows(SiteSwitch what) {
    return !off.contains(what);
  }

  /** Whether a guest with this code may come in. */
  public boolean admits(String code) {
    return inviteCode.isEmpty()
        || MessageDigest.isEqual(
            code.strip().getBytes(StandardCharsets.UTF_8),
            inviteCode.getBytes(StandardCharsets.UTF_8));
  }

  /** These options without what is switched off. */
  private TableOptions within(TableOptions asked) {
    return new TableOptions(
        asked.game(),
        asked.rules(),
        asked.seats(),
        asked.open() && allows(SiteSwitch.PUBLIC_TABLES),
        asked.clock(),
        asked.talk() == Talk.CHAT && !allows(SiteSwitch.CHAT) ? Talk.EMOTES : asked.talk(),
        asked.strict(),
        asked.memoryAid(),
        asked.watchers(),
        asked.programs() && allows(SiteSwitch.PROGRAMS),
        asked.reveal(),
        asked.language(),
        asked.ghosts(),
        asked.begins(),
        asked.party());
  }

  /** The table that is opened instead. */
  public CreateTable within(CreateTable asked) {
    return new CreateTable(
        asked.name(), within(asked.options()), asked.bots(), asked.start(), asked.lesson());
  }

  /** The command that is carried out instead. */
  public Command within(Command asked) {
    return asked instanceof Command.Configure(String id, TableOptions options)
        ? new Command.Configure(id, within(options))
        : asked;
  }

  /** Why something is not done that needs all of these; null if it is. */
  public @Nullable Refused refusal(SiteSwitch... needed) {
    return Arrays.stream(needed).allMatch(this::allows) ? null : Refused.OFF_HERE;
  }

  /** Why a command is not carried out here; null if it is. */
  public @Nullable Refused refusal(String player, Command command) {
    if (PlayerIds.isProgram(player) && !allows(SiteSwitch.PROGRAMS)) {
      return Refused.NO_PROGRAMS;
    }
    return switch (command) {
      case Command.Say _ -> refusal(SiteSwitch.CHAT);
      case Command.AddBot _ -> refusal(SiteSwitch.BOTS);
      case Command.Sit _, Command.Start _, Command.Rematch _ -> refusal(SiteSwitch.NEW_GAMES);
      default -> null;
    };
  }
}
