package contessa.table.state;

import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.RecordCodec;
import contessa.table.game.ResumePoint;
import contessa.table.message.Emote;
import contessa.table.message.Phrase;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableJson;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Generated from the records of this module; they say what their fields mean. */
public final class EventJson implements RecordCodec {

  public static final RecordCodec CODEC = new EventJson();

  private EventJson() {}

  @Override
  public boolean write(Object value, JsonWriter j) {
    switch (value) {
      case TableEvent v -> writeTableEvent(v, j);
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public @Nullable Function<JsonIn, ?> reader(Class<?> type) {
    if (type == TableEvent.class) {
      return EventJson::readTableEvent;
    }
    return null;
  }

  public static void writeResumePoint(ResumePoint v, JsonWriter j) {
    j.begin().field("record", v.record()).field("seat", v.seat()).field("hands", v.hands());
    j.field("court", v.court()).field("seed", v.seed()).end();
  }

  public static void writeBotSpeech(BotSpeech v, JsonWriter j) {
    j.begin().field("at", v.at()).field("seat", v.seat()).field("emote", v.emote());
    j.field("phrase", v.phrase()).field("to", v.to()).end();
  }

  public static void writeTableEvent(TableEvent v, JsonWriter j) {
    switch (v) {
      case TableEvent.Created r -> {
        j.begin("e", "created").field("code", r.code()).field("host", r.host());
        j.field("options", r.options(), TableJson::writeTableOptions).field("pace", r.pace()).end();
      }
      case TableEvent.Committed r -> j.begin("e", "committed").field("secret", r.secret()).end();
      case TableEvent.Seeded r -> {
        j.begin("e", "seeded").field("seat", r.seat()).field("seed", r.seed()).end();
      }
      case TableEvent.Seated r -> {
        j.begin("e", "seated").field("seat", r.seat()).field("player", r.player());
        j.field("name", r.name()).field("program", r.program()).end();
      }
      case TableEvent.BotSeated r -> {
        j.begin("e", "bot-seated").field("seat", r.seat()).field("bot", r.bot());
        j.field("name", r.name()).end();
      }
      case TableEvent.Left r -> {
        j.begin("e", "left").field("seat", r.seat()).field("kicked", r.kicked()).end();
      }
      case TableEvent.Resigned r -> {
        j.begin("e", "resigned").field("seat", r.seat()).field("draws", r.draws()).end();
      }
      case TableEvent.BecameGhost r -> j.begin("e", "haunts").field("seat", r.seat()).end();
      case TableEvent.HurryRequested r -> {
        j.begin("e", "hurried").field("seat", r.seat()).field("all", r.all()).end();
      }
      case TableEvent.Sped r -> {
        j.begin("e", "sped").field("seat", r.seat()).field("times", r.times()).end();
      }
      case TableEvent.WillSpeak r -> {
        j.begin("e", "will-speak").field("speech", r.speech(), EventJson::writeBotSpeech).end();
      }
      case TableEvent.Filling r -> {
        j.begin("e", "filling").field("at", r.at()).field("bot", r.bot()).end();
      }
      case TableEvent.Banned r -> j.begin("e", "banned").field("player", r.player()).end();
      case TableEvent.Moved r -> j.begin("e", "moved").field("from", r.from()).end();
      case TableEvent.HostChanged r -> j.begin("e", "host").field("player", r.player()).end();
      case TableEvent.Configured r -> {
        j.begin("e", "configured").field("options", r.options(), TableJson::writeTableOptions);
        j.end();
      }
      case TableEvent.Locked r -> j.begin("e", "locked").field("locked", r.locked()).end();
      case TableEvent.Started r -> {
        j.begin("e", "started").field("players", r.players()).field("first", r.first());
        j.field("draws", r.draws()).end();
      }
      case TableEvent.Explored r -> {
        j.begin("e", "explored").field("opening", r.opening(), EventJson::writeResumePoint).end();
      }
      case TableEvent.Asked r -> {
        j.begin("e", "asked").field("ask", r.ask()).field("sealed", r.sealed());
        j.field("seats", r.seats()).field("target", r.target()).field("since", r.since());
        j.field("floor", r.floor()).field("deadline", r.deadline()).field("due", r.due());
        j.field("bots", r.bots()).end();
      }
      case TableEvent.Answered r -> {
        j.begin("e", "answered").field("ask", r.ask()).field("seat", r.seat());
        j.field("choice", r.choice()).end();
      }
      case TableEvent.StillAwaited r -> {
        j.begin("e", "named").field("ask", r.ask()).field("seats", r.seats()).end();
      }
      case TableEvent.Decided r -> {
        j.begin("e", "decided").field("seat", r.seat()).field("move", r.move()).field("by", r.by());
        j.field("draws", r.draws()).end();
      }
      case TableEvent.Forced r -> j.begin("e", "forced").field("due", r.due()).end();
      case TableEvent.TimedOut r -> {
        j.begin("e", "timed-out").field("seat", r.seat()).field("shown", r.shown()).end();
      }
      case TableEvent.TimeBankSet r -> {
        j.begin("e", "bank").field("seat", r.seat()).field("millis", r.millis()).end();
      }
      case TableEvent.GraceGranted r -> {
        j.begin("e", "grace").field("seat", r.seat()).field("until", r.until()).end();
      }
      case TableEvent.WentAway r -> j.begin("e", "away").field("seat", r.seat()).end();
      case TableEvent.Returned r -> j.begin("e", "returned").field("seat", r.seat()).end();
      case TableEvent.Ordered r -> {
        j.begin("e", "ordered").field("seat", r.seat()).field("order", r.order()).end();
      }
      case TableEvent.Ended r -> j.begin("e", "ended").field("winners", r.winners()).end();
      case TableEvent.WantsRematch r -> j.begin("e", "again").field("seat", r.seat()).end();
      case TableEvent.Reopened _ -> j.begin("e", "reopened").end();
      case TableEvent.Closed _ -> j.begin("e", "closed").end();
      case TableEvent.Resumed r -> j.begin("e", "resumed").field("shift", r.shift()).end();
      case TableEvent.Said r -> {
        j.begin("e", "said").field("seat", r.seat()).field("text", r.text()).end();
      }
      case TableEvent.EmoteShown r -> {
        j.begin("e", "emote").field("seat", r.seat()).field("emote", r.emote()).end();
      }
      case TableEvent.Offered r -> {
        j.begin("e", "offered").field("seat", r.seat()).field("phrase", r.phrase());
        j.field("to", r.to()).field("about", r.about()).end();
      }
      case TableEvent.Nudged r -> j.begin("e", "nudged").field("seat", r.seat()).end();
      case TableEvent.Muted r -> {
        j.begin("e", "muted").field("by", r.by()).field("player", r.player());
        j.field("muted", r.muted()).end();
      }
      case TableEvent.Reported r -> {
        j.begin("e", "reported").field("by", r.by()).field("player", r.player());
        j.field("reason", r.reason()).end();
      }
    }
  }

  public static ResumePoint readResumePoint(JsonIn in) {
    return new ResumePoint(
        in.text("record"),
        in.number("seat"),
        in.orNull("hands", a -> a.asList(JsonIn::asNumber)),
        in.orNull("court", JsonIn::asNumber),
        in.orNull("seed", JsonIn::asLong));
  }

  public static BotSpeech readBotSpeech(JsonIn in) {
    return new BotSpeech(
        in.whole("at"),
        in.number("seat"),
        in.orNull("emote", a -> a.asWord(Emote.class)),
        in.orNull("phrase", a -> a.asWord(Phrase.class)),
        in.orNull("to", JsonIn::asNumber));
  }

  public static TableEvent readTableEvent(JsonIn in) {
    return switch (in.text("e")) {
      case "created" ->
          new TableEvent.Created(
              in.text("code"),
              in.text("host"),
              in.get("options", TableJson::readTableOptions),
              in.text("pace"));
      case "committed" -> new TableEvent.Committed(in.text("secret"));
      case "seeded" -> new TableEvent.Seeded(in.number("seat"), in.text("seed"));
      case "seated" ->
          new TableEvent.Seated(
              in.number("seat"), in.text("player"), in.text("name"), in.flag("program"));
      case "bot-seated" ->
          new TableEvent.BotSeated(in.number("seat"), in.text("bot"), in.text("name"));
      case "left" -> new TableEvent.Left(in.number("seat"), in.flag("kicked"));
      case "resigned" -> new TableEvent.Resigned(in.number("seat"), in.whole("draws"));
      case "haunts" -> new TableEvent.BecameGhost(in.number("seat"));
      case "hurried" -> new TableEvent.HurryRequested(in.number("seat"), in.flag("all"));
      case "sped" -> new TableEvent.Sped(in.number("seat"), in.number("times"));
      case "will-speak" -> new TableEvent.WillSpeak(in.get("speech", EventJson::readBotSpeech));
      case "filling" -> new TableEvent.Filling(in.orNull("at", JsonIn::asLong), in.text("bot"));
      case "banned" -> new TableEvent.Banned(in.text("player"));
      case "moved" -> new TableEvent.Moved(in.list("from", JsonIn::asNumber));
      case "host" -> new TableEvent.HostChanged(in.text("player"));
      case "configured" ->
          new TableEvent.Configured(in.get("options", TableJson::readTableOptions));
      case "locked" -> new TableEvent.Locked(in.flag("locked"));
      case "started" ->
          new TableEvent.Started(in.number("players"), in.number("first"), in.whole("draws"));
      case "explored" -> new TableEvent.Explored(in.get("opening", EventJson::readResumePoint));
      case "asked" ->
          new TableEvent.Asked(
              in.number("ask"),
              in.flag("sealed"),
              in.list("seats", JsonIn::asNumber),
              in.number("target"),
              in.whole("since"),
              in.whole("floor"),
              in.orNull("deadline", JsonIn::asLong),
              in.orNull("due", JsonIn::asLong),
              in.list("bots", JsonIn::asNumber));
      case "answered" ->
          new TableEvent.Answered(in.number("ask"), in.number("seat"), in.text("choice"));
      case "named" ->
          new TableEvent.StillAwaited(in.number("ask"), in.list("seats", JsonIn::asNumber));
      case "decided" ->
          new TableEvent.Decided(
              in.number("seat"),
              in.text("move"),
              in.word("by", TableEvent.By.class),
              in.whole("draws"));
      case "forced" -> new TableEvent.Forced(in.whole("due"));
      case "timed-out" -> new TableEvent.TimedOut(in.number("seat"), in.flag("shown"));
      case "bank" -> new TableEvent.TimeBankSet(in.number("seat"), in.whole("millis"));
      case "grace" -> new TableEvent.GraceGranted(in.number("seat"), in.whole("until"));
      case "away" -> new TableEvent.WentAway(in.number("seat"));
      case "returned" -> new TableEvent.Returned(in.number("seat"));
      case "ordered" ->
          new TableEvent.Ordered(in.number("seat"), in.word("order", StandingOrder.class));
      case "ended" -> new TableEvent.Ended(in.list("winners", JsonIn::asNumber));
      case "again" -> new TableEvent.WantsRematch(in.number("seat"));
      case "reopened" -> new TableEvent.Reopened();
      case "closed" -> new TableEvent.Closed();
      case "resumed" -> new TableEvent.Resumed(in.whole("shift"));
      case "said" -> new TableEvent.Said(in.number("seat"), in.text("text"));
      case "emote" -> new TableEvent.EmoteShown(in.number("seat"), in.word("emote", Emote.class));
      case "offered" ->
          new TableEvent.Offered(
              in.number("seat"),
              in.word("phrase", Phrase.class),
              in.orNull("to", JsonIn::asNumber),
              in.orNull("about", JsonIn::asNumber));
      case "nudged" -> new TableEvent.Nudged(in.number("seat"));
      case "muted" -> new TableEvent.Muted(in.text("by"), in.text("player"), in.flag("muted"));
      case "reported" ->
          new TableEvent.Reported(in.text("by"), in.text("player"), in.text("reason"));
      default -> throw in.unknown("e");
    };
  }
}
