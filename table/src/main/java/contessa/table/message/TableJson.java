package contessa.table.message;

import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.RecordCodec;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Generated from the records of this module; they say what their fields mean. */
public final class TableJson implements RecordCodec {

  public static final RecordCodec CODEC = new TableJson();

  private TableJson() {}

  @Override
  public boolean write(Object value, JsonWriter j) {
    switch (value) {
      case Message v -> writeMessage(v, j);
      case Command v -> writeCommand(v, j);
      case Happening v -> writeHappening(v, j);
      case Replay v -> writeReplay(v, j);
      case TableSummary v -> writeTableSummary(v, j);
      case FinishedGame v -> writeFinishedGame(v, j);
      case TableOptions v -> writeTableOptions(v, j);
      case PublicView v -> writePublicView(v, j);
      case PushNotification v -> writePushNotification(v, j);
      case CreateTable v -> writeCreateTable(v, j);
      case Frame v -> writeFrame(v, j);
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public @Nullable Function<JsonIn, ?> reader(Class<?> type) {
    if (type == Frame.class) {
      return TableJson::readFrame;
    }
    if (type == Command.class) {
      return TableJson::readCommand;
    }
    if (type == CreateTable.class) {
      return TableJson::readCreateTable;
    }
    if (type == TableOptions.class) {
      return TableJson::readTableOptions;
    }
    if (type == FinishedGame.class) {
      return TableJson::readFinishedGame;
    }
    if (type == TableSummary.class) {
      return TableJson::readTableSummary;
    }
    return null;
  }

  public static void writeAsking(Asking v, JsonWriter j) {
    j.begin().field("ask", v.ask()).field("sealed", v.sealed()).field("phase", v.phase());
    j.field("seats", v.seats()).field("target", v.target()).field("since", v.since());
    j.field("deadline", v.deadline()).field("bankUntil", v.bankUntil());
    j.field("pending", v.pending()).end();
  }

  public static void writeCommand(Command v, JsonWriter j) {
    switch (v) {
      case Command.Sit r -> {
        j.begin("do", "sit").field("id", r.id()).field("name", r.name()).field("seat", r.seat());
        j.end();
      }
      case Command.Stand r -> j.begin("do", "stand").field("id", r.id()).end();
      case Command.Leave r -> j.begin("do", "leave").field("id", r.id()).end();
      case Command.BecomeGhost r -> j.begin("do", "haunt").field("id", r.id()).end();
      case Command.Hurry r -> j.begin("do", "hurry").field("id", r.id()).end();
      case Command.Speed r -> {
        j.begin("do", "speed").field("id", r.id()).field("times", r.times()).end();
      }
      case Command.AddBot r -> {
        j.begin("do", "add-bot").field("id", r.id()).field("seat", r.seat()).field("bot", r.bot());
        j.end();
      }
      case Command.RemoveBot r -> {
        j.begin("do", "remove-bot").field("id", r.id()).field("seat", r.seat()).end();
      }
      case Command.Swap r -> {
        j.begin("do", "swap").field("id", r.id()).field("seat", r.seat()).field("with", r.with());
        j.end();
      }
      case Command.Shuffle r -> j.begin("do", "shuffle").field("id", r.id()).end();
      case Command.Lock r -> {
        j.begin("do", "lock").field("id", r.id()).field("locked", r.locked()).end();
      }
      case Command.Kick r -> {
        j.begin("do", "kick").field("id", r.id()).field("seat", r.seat()).end();
      }
      case Command.HandOver r -> {
        j.begin("do", "hand-over").field("id", r.id()).field("seat", r.seat()).end();
      }
      case Command.Configure r -> {
        j.begin("do", "configure").field("id", r.id());
        j.field("options", r.options(), TableJson::writeTableOptions).end();
      }
      case Command.Start r -> j.begin("do", "start").field("id", r.id()).end();
      case Command.Seed r -> {
        j.begin("do", "seed").field("id", r.id()).field("commitment", r.commitment());
        j.field("seed", r.seed()).end();
      }
      case Command.Rematch r -> j.begin("do", "rematch").field("id", r.id()).end();
      case Command.Reopen r -> j.begin("do", "reopen").field("id", r.id()).end();
      case Command.Close r -> j.begin("do", "close").field("id", r.id()).end();
      case Command.Decide r -> {
        j.begin("do", "decide").field("id", r.id()).field("ask", r.ask());
        j.field("choice", r.choice()).end();
      }
      case Command.Order r -> {
        j.begin("do", "order").field("id", r.id()).field("order", r.order()).end();
      }
      case Command.Away r -> j.begin("do", "away").field("id", r.id()).end();
      case Command.Return r -> j.begin("do", "return").field("id", r.id()).end();
      case Command.Nudge r -> j.begin("do", "nudge").field("id", r.id()).end();
      case Command.Force r -> j.begin("do", "force").field("id", r.id()).end();
      case Command.Say r -> j.begin("do", "say").field("id", r.id()).field("text", r.text()).end();
      case Command.ShowEmote r -> {
        j.begin("do", "emote").field("id", r.id()).field("emote", r.emote()).end();
      }
      case Command.Offer r -> {
        j.begin("do", "offer").field("id", r.id()).field("phrase", r.phrase()).field("to", r.to());
        j.field("about", r.about()).end();
      }
      case Command.Mute r -> {
        j.begin("do", "mute").field("id", r.id()).field("seat", r.seat()).field("muted", r.muted());
        j.end();
      }
      case Command.Report r -> {
        j.begin("do", "report").field("id", r.id()).field("seat", r.seat());
        j.field("reason", r.reason()).end();
      }
    }
  }

  public static void writeCreateTable(CreateTable v, JsonWriter j) {
    j.begin().field("name", v.name()).field("options", v.options(), TableJson::writeTableOptions);
    j.field("bots", v.bots()).field("start", v.start()).field("lesson", v.lesson()).end();
  }

  public static void writeDecision(Decision v, JsonWriter j) {
    j.begin().field("ask", v.ask()).field("sealed", v.sealed()).field("phase", v.phase());
    j.field("choices", v.choices()).field("deadline", v.deadline()).field("answer", v.answer());
    j.field("ordered", v.ordered()).end();
  }

  public static void writeFinishedGame(FinishedGame v, JsonWriter j) {
    j.begin().field("table", v.table()).field("game", v.game()).field("rulesOf", v.rulesOf());
    j.field("edition", v.edition()).field("names", v.names()).field("seat", v.seat());
    j.field("winners", v.winners()).field("at", v.at()).field("reveal", v.reveal()).end();
  }

  public static void writeFrame(Frame v, JsonWriter j) {
    switch (v) {
      case Frame.Watch r -> {
        j.begin("type", "watch").field("table", r.table()).field("stream", r.stream());
        j.field("n", r.n()).end();
      }
      case Frame.Unwatch r -> j.begin("type", "unwatch").field("table", r.table()).end();
      case Frame.Submit r -> {
        j.begin("type", "command").field("table", r.table());
        j.field("command", r.command(), TableJson::writeCommand).end();
      }
      case Frame.Ping r -> {
        j.begin("type", "ping").field("sent", r.sent()).field("lag", r.lag()).end();
      }
    }
  }

  public static void writeHappening(Happening v, JsonWriter j) {
    switch (v) {
      case Happening.InGame r -> {
        j.begin("type", "game").field("event", r.event(), GameJson::write).end();
      }
      case Happening.Sat r -> {
        j.begin("type", "sat").field("seat", r.seat()).field("name", r.name());
        j.field("bot", r.bot()).end();
      }
      case Happening.Stood r -> {
        j.begin("type", "stood").field("seat", r.seat()).field("name", r.name());
        j.field("kicked", r.kicked()).end();
      }
      case Happening.Host r -> j.begin("type", "host").field("seat", r.seat()).end();
      case Happening.Moved r -> j.begin("type", "moved").field("from", r.from()).end();
      case Happening.Locked r -> j.begin("type", "locked").field("locked", r.locked()).end();
      case Happening.Configured _ -> j.begin("type", "configured").end();
      case Happening.Started r -> {
        j.begin("type", "started").field("game", r.game()).field("first", r.first());
        j.field("commitment", r.commitment()).end();
      }
      case Happening.Asked r -> {
        j.begin("type", "asked").field("ask", r.ask()).field("sealed", r.sealed());
        j.field("seats", r.seats()).end();
      }
      case Happening.Pending r -> {
        j.begin("type", "pending").field("ask", r.ask()).field("seats", r.seats()).end();
      }
      case Happening.TimedOut r -> j.begin("type", "timed-out").field("seat", r.seat()).end();
      case Happening.Grace r -> {
        j.begin("type", "grace").field("seat", r.seat()).field("until", r.until()).end();
      }
      case Happening.Away r -> j.begin("type", "away").field("seat", r.seat()).end();
      case Happening.Returned r -> j.begin("type", "returned").field("seat", r.seat()).end();
      case Happening.WantsRematch r -> j.begin("type", "again").field("seat", r.seat()).end();
      case Happening.Ended r -> {
        j.begin("type", "ended").field("winners", r.winners()).field("secret", r.secret()).end();
      }
      case Happening.Reopened _ -> j.begin("type", "reopened").end();
      case Happening.Closed _ -> j.begin("type", "closed").end();
      case Happening.Resumed r -> j.begin("type", "resumed").field("credit", r.credit()).end();
      case Happening.Said r -> {
        j.begin("type", "said").field("seat", r.seat()).field("text", r.text()).end();
      }
      case Happening.EmoteShown r -> {
        j.begin("type", "emote").field("seat", r.seat()).field("emote", r.emote()).end();
      }
      case Happening.Offered r -> {
        j.begin("type", "offer").field("seat", r.seat()).field("phrase", r.phrase());
        j.field("to", r.to()).field("about", r.about()).end();
      }
      case Happening.Nudged r -> {
        j.begin("type", "nudged").field("seat", r.seat()).field("awaited", r.awaited()).end();
      }
    }
  }

  public static void writeMessage(Message v, JsonWriter j) {
    switch (v) {
      case Message.Snapshot r -> {
        j.begin("type", "snapshot").field("table", r.table()).field("stream", r.stream());
        j.field("n", r.n()).field("now", r.now());
        j.field("view", r.view(), TableJson::writeTableView);
        j.list("log", r.log(), TableJson::writeMessageLogged).end();
      }
      case Message.Update r -> {
        j.begin("type", "update").field("table", r.table()).field("n", r.n()).field("now", r.now());
        j.list("events", r.events(), TableJson::writeHappening);
        j.field("view", r.view(), TableJson::writeTableView).end();
      }
      case Message.Reply r -> {
        j.begin("type", "reply").field("id", r.id()).field("ok", r.ok());
        j.field("refused", r.refused()).end();
      }
      case Message.Presence r -> {
        j.begin("type", "presence").field("table", r.table()).field("offline", r.offline());
        j.field("watchers", r.watchers()).end();
      }
      case Message.Gone r -> {
        j.begin("type", "gone").field("table", r.table()).field("kicked", r.kicked()).end();
      }
      case Message.Busy r -> {
        j.begin("type", "busy").field("table", r.table()).field("retryAfter", r.retryAfter()).end();
      }
      case Message.Closing r -> {
        j.begin("type", "closing").field("retryAfter", r.retryAfter()).end();
      }
      case Message.Pong r -> {
        j.begin("type", "pong").field("sent", r.sent()).field("now", r.now()).end();
      }
      case Message.Malformed r -> j.begin("type", "malformed").field("why", r.why()).end();
    }
  }

  public static void writeMessageLogged(Message.Logged v, JsonWriter j) {
    j.begin().field("n", v.n()).field("at", v.at());
    j.field("event", v.event(), TableJson::writeHappening).end();
  }

  public static void writePublicView(PublicView v, JsonWriter j) {
    j.begin().field("table", v.table()).field("code", v.code()).field("stage", v.stage());
    j.field("game", v.game()).field("locked", v.locked());
    j.field("options", v.options(), TableJson::writeTableOptions);
    j.list("rules", v.rules(), TableJson::writeRuleLine);
    j.list("seats", v.seats(), TableJson::writeSeatView);
    j.field("asking", v.asking(), TableJson::writeAsking).field("commitment", v.commitment());
    j.field("secret", v.secret()).field("winners", v.winners()).field("speed", v.speed());
    j.field("fillsAt", v.fillsAt()).end();
  }

  public static void writePushNotification(PushNotification v, JsonWriter j) {
    j.begin().field("kind", v.kind()).field("table", v.table()).field("edition", v.edition()).end();
  }

  public static void writeReplay(Replay v, JsonWriter j) {
    j.begin().field("table", v.table()).field("game", v.game()).field("rulesOf", v.rulesOf());
    j.field("edition", v.edition()).list("rules", v.rules(), TableJson::writeRuleLine);
    j.field("reader", v.reader()).field("all", v.all()).field("names", v.names());
    j.field("bots", v.bots()).field("first", v.first()).field("winners", v.winners());
    j.field("commitment", v.commitment()).field("secret", v.secret());
    j.list("frames", v.frames(), TableJson::writeReplayFrame).end();
  }

  public static void writeReplayDecided(Replay.Decided v, JsonWriter j) {
    j.begin().field("seat", v.seat()).field("move", v.move()).field("by", v.by()).end();
  }

  public static void writeReplayFrame(Replay.Frame v, JsonWriter j) {
    j.begin().field("at", v.at()).list("decisions", v.decisions(), TableJson::writeReplayDecided);
    j.list("events", v.events(), TableJson::writeHappening);
    j.field("view", v.view(), GameJson::write).end();
  }

  public static void writeRuleLine(RuleLine v, JsonWriter j) {
    j.begin().field("key", v.key()).field("with", v.with()).end();
  }

  public static void writeSeatView(SeatView v, JsonWriter j) {
    j.begin().field("seat", v.seat()).field("occupant", v.occupant()).field("name", v.name());
    j.field("bot", v.bot()).field("host", v.host()).field("away", v.away()).field("wins", v.wins());
    j.field("again", v.again()).field("bank", v.bank()).end();
  }

  public static void writeTableOptions(TableOptions v, JsonWriter j) {
    j.begin().field("game", v.game()).field("rules", v.rules()).field("seats", v.seats());
    j.field("open", v.open()).field("clock", v.clock()).field("talk", v.talk());
    j.field("strict", v.strict()).field("memoryAid", v.memoryAid()).field("watchers", v.watchers());
    j.field("programs", v.programs()).field("reveal", v.reveal()).field("language", v.language());
    j.field("ghosts", v.ghosts()).field("begins", v.begins()).end();
  }

  public static void writeTableSummary(TableSummary v, JsonWriter j) {
    j.begin().field("table", v.table()).field("stage", v.stage()).field("game", v.game());
    j.field("edition", v.edition()).field("players", v.players()).field("bots", v.bots());
    j.field("seats", v.seats()).field("free", v.free()).field("locked", v.locked());
    j.field("clock", v.clock()).field("talk", v.talk()).field("watchers", v.watchers());
    j.field("programs", v.programs()).field("language", v.language()).field("since", v.since());
    j.field("winners", v.winners()).field("fillsAt", v.fillsAt()).end();
  }

  public static void writeTableView(TableView v, JsonWriter j) {
    j.begin().fieldsOf(v.shared().bytes()).field("you", v.you(), TableJson::writeYou);
    j.field("view", v.view(), GameJson::write);
    j.field("decision", v.decision(), TableJson::writeDecision).end();
  }

  public static void writeYou(You v, JsonWriter j) {
    j.begin().field("seat", v.seat()).field("host", v.host()).field("order", v.order());
    j.field("muted", v.muted()).field("seedFor", v.seedFor()).field("ghost", v.ghost());
    j.field("hurry", v.hurry()).end();
  }

  public static Command readCommand(JsonIn in) {
    return switch (in.text("do")) {
      case "sit" ->
          new Command.Sit(in.text("id"), in.text("name"), in.orNull("seat", JsonIn::asNumber));
      case "stand" -> new Command.Stand(in.text("id"));
      case "leave" -> new Command.Leave(in.text("id"));
      case "haunt" -> new Command.BecomeGhost(in.text("id"));
      case "hurry" -> new Command.Hurry(in.text("id"));
      case "speed" -> new Command.Speed(in.text("id"), in.number("times"));
      case "add-bot" ->
          new Command.AddBot(in.text("id"), in.orNull("seat", JsonIn::asNumber), in.text("bot"));
      case "remove-bot" -> new Command.RemoveBot(in.text("id"), in.number("seat"));
      case "swap" -> new Command.Swap(in.text("id"), in.number("seat"), in.number("with"));
      case "shuffle" -> new Command.Shuffle(in.text("id"));
      case "lock" -> new Command.Lock(in.text("id"), in.flag("locked"));
      case "kick" -> new Command.Kick(in.text("id"), in.number("seat"));
      case "hand-over" -> new Command.HandOver(in.text("id"), in.number("seat"));
      case "configure" ->
          new Command.Configure(in.text("id"), in.get("options", TableJson::readTableOptions));
      case "start" -> new Command.Start(in.text("id"));
      case "seed" -> new Command.Seed(in.text("id"), in.text("commitment"), in.text("seed"));
      case "rematch" -> new Command.Rematch(in.text("id"));
      case "reopen" -> new Command.Reopen(in.text("id"));
      case "close" -> new Command.Close(in.text("id"));
      case "decide" -> new Command.Decide(in.text("id"), in.number("ask"), in.text("choice"));
      case "order" -> new Command.Order(in.text("id"), in.word("order", StandingOrder.class));
      case "away" -> new Command.Away(in.text("id"));
      case "return" -> new Command.Return(in.text("id"));
      case "nudge" -> new Command.Nudge(in.text("id"));
      case "force" -> new Command.Force(in.text("id"));
      case "say" -> new Command.Say(in.text("id"), in.text("text"));
      case "emote" -> new Command.ShowEmote(in.text("id"), in.word("emote", Emote.class));
      case "offer" ->
          new Command.Offer(
              in.text("id"),
              in.word("phrase", Phrase.class),
              in.orNull("to", JsonIn::asNumber),
              in.orNull("about", JsonIn::asNumber));
      case "mute" -> new Command.Mute(in.text("id"), in.number("seat"), in.flag("muted"));
      case "report" -> new Command.Report(in.text("id"), in.number("seat"), in.text("reason"));
      default -> throw in.unknown("do");
    };
  }

  public static CreateTable readCreateTable(JsonIn in) {
    return new CreateTable(
        in.text("name"),
        in.get("options", TableJson::readTableOptions),
        in.orNull("bots", a -> a.asList(JsonIn::asText)),
        in.flag("start"),
        in.orNull("lesson", JsonIn::asFlag));
  }

  public static FinishedGame readFinishedGame(JsonIn in) {
    return new FinishedGame(
        in.text("table"),
        in.number("game"),
        in.text("rulesOf"),
        in.text("edition"),
        in.list("names", JsonIn::asText),
        in.number("seat"),
        in.list("winners", JsonIn::asNumber),
        in.whole("at"),
        in.flag("reveal"));
  }

  public static Frame readFrame(JsonIn in) {
    return switch (in.text("type")) {
      case "watch" ->
          new Frame.Watch(
              in.text("table"),
              in.orNull("stream", JsonIn::asText),
              in.orNull("n", JsonIn::asLong));
      case "unwatch" -> new Frame.Unwatch(in.text("table"));
      case "command" ->
          new Frame.Submit(in.text("table"), in.get("command", TableJson::readCommand));
      case "ping" -> new Frame.Ping(in.whole("sent"), in.orNull("lag", JsonIn::asNumber));
      default -> throw in.unknown("type");
    };
  }

  public static TableOptions readTableOptions(JsonIn in) {
    return new TableOptions(
        in.text("game"),
        in.orNull("rules", JsonIn::asTree),
        in.number("seats"),
        in.flag("open"),
        in.word("clock", Clock.class),
        in.word("talk", Talk.class),
        in.flag("strict"),
        in.flag("memoryAid"),
        in.flag("watchers"),
        in.flag("programs"),
        in.flag("reveal"),
        in.orNull("language", JsonIn::asText),
        in.orNull("ghosts", JsonIn::asFlag),
        in.orNull("begins", JsonIn::asNumber));
  }

  public static TableSummary readTableSummary(JsonIn in) {
    return new TableSummary(
        in.text("table"),
        in.word("stage", Stage.class),
        in.text("game"),
        in.text("edition"),
        in.list("players", JsonIn::asText),
        in.number("bots"),
        in.number("seats"),
        in.number("free"),
        in.flag("locked"),
        in.word("clock", Clock.class),
        in.word("talk", Talk.class),
        in.flag("watchers"),
        in.flag("programs"),
        in.orNull("language", JsonIn::asText),
        in.whole("since"),
        in.orNull("winners", a -> a.asList(JsonIn::asText)),
        in.orNull("fillsAt", JsonIn::asLong));
  }
}
