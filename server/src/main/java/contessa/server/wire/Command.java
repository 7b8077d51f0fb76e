package contessa.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a person does at a table. Each has an id chosen by the client, unique among that person's
 * commands: sent twice, it happens once.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
public sealed interface Command {

  int LONGEST_ID = 40;

  String id();

  /** Takes a seat, or any free one; in the seat already, changes the name. */
  @JsonTypeName("sit")
  record Sit(String id, String name, @Nullable Integer seat) implements Command {
    public Sit {
      Objects.requireNonNull(name, "name");
    }
  }

  /** Leaves the seat. In a game a stand-in plays on, and the seat stays its owner's. */
  @JsonTypeName("stand")
  record Stand(String id) implements Command {}

  /**
   * Leaves for good. In a game of Coup all one's cards are turned up and the coins returned; in
   * Coup Royal a bot plays on.
   */
  @JsonTypeName("leave")
  record Leave(String id) implements Command {}

  /** Out of the game, and where the table allows it: sees all cards from now on, in silence. */
  @JsonTypeName("haunt")
  record Haunt(String id) implements Command {}

  /** Host: puts a bot on a free seat, or on any free seat. */
  @JsonTypeName("add-bot")
  record AddBot(String id, @Nullable Integer seat, String bot) implements Command {
    public AddBot {
      Objects.requireNonNull(bot, "bot");
    }
  }

  /** Host: takes a bot away again. */
  @JsonTypeName("remove-bot")
  record RemoveBot(String id, int seat) implements Command {}

  /** Host: swaps what is on two seats. */
  @JsonTypeName("swap")
  record Swap(String id, int seat, int with) implements Command {}

  /** Host: puts everybody on a random seat. */
  @JsonTypeName("shuffle")
  record Shuffle(String id) implements Command {}

  /** Host: lets nobody else sit down, or does again. */
  @JsonTypeName("lock")
  record Lock(String id, boolean locked) implements Command {}

  /** Host: sends a player away for good. In a game a stand-in plays on. */
  @JsonTypeName("kick")
  record Kick(String id, int seat) implements Command {}

  /** Host: makes another seated player the host. */
  @JsonTypeName("hand-over")
  record HandOver(String id, int seat) implements Command {}

  /** Host: changes what is agreed on, before a game. */
  @JsonTypeName("configure")
  record Configure(String id, TableOptions options) implements Command {
    public Configure {
      Objects.requireNonNull(options, "options");
    }
  }

  /** Host: begins the game, or the next one. */
  @JsonTypeName("start")
  record Start(String id) implements Command {}

  /** Wants to play again; the game begins when all who are there want it. */
  @JsonTypeName("rematch")
  record Rematch(String id) implements Command {}

  /** Host: back to the lobby after a game, to change seats or options. */
  @JsonTypeName("reopen")
  record Reopen(String id) implements Command {}

  /** Host: ends the table before or after a game. */
  @JsonTypeName("close")
  record Close(String id) implements Command {}

  /**
   * Answers the question {@code ask} by one of its choices. Until a window closes the answer may be
   * replaced.
   */
  @JsonTypeName("decide")
  record Decide(String id, int ask, String choice) implements Command {
    public Decide {
      Objects.requireNonNull(choice, "choice");
    }
  }

  @JsonTypeName("order")
  record Order(String id, StandingOrder order) implements Command {
    public Order {
      Objects.requireNonNull(order, "order");
    }
  }

  /** Lets a stand-in play. */
  @JsonTypeName("away")
  record Away(String id) implements Command {}

  /** Takes over again from the stand-in, at the next decision. */
  @JsonTypeName("return")
  record Return(String id) implements Command {}

  /** Untimed tables: reminds who is awaited. */
  @JsonTypeName("nudge")
  record Nudge(String id) implements Command {}

  /** Host of an untimed table: lets who is awaited too long time out. */
  @JsonTypeName("force")
  record Force(String id) implements Command {}

  @JsonTypeName("say")
  record Say(String id, String text) implements Command {
    public Say {
      Objects.requireNonNull(text, "text");
    }
  }

  @JsonTypeName("emote")
  record Express(String id, Emote emote) implements Command {
    public Express {
      Objects.requireNonNull(emote, "emote");
    }
  }

  /** A phrase for another seat, about a third one where the phrase names one. */
  @JsonTypeName("offer")
  record Offer(String id, Phrase phrase, @Nullable Integer to, @Nullable Integer about)
      implements Command {
    public Offer {
      Objects.requireNonNull(phrase, "phrase");
    }
  }

  /** Hears no more talk of that seat's player, or does again. */
  @JsonTypeName("mute")
  record Mute(String id, int seat, boolean muted) implements Command {}

  /** Tells the people who run the server about a player. */
  @JsonTypeName("report")
  record Report(String id, int seat, String reason) implements Command {
    public Report {
      Objects.requireNonNull(reason, "reason");
    }
  }

  /** Checked once, by the frame that carries the command, and not by each of the records. */
  static boolean hasValidId(Command command) {
    String id = command.id();
    return id != null && !id.isEmpty() && id.length() <= LONGEST_ID;
  }
}
