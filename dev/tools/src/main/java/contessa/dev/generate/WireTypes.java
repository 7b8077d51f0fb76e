package contessa.dev.generate;

import module java.base;

import contessa.notation.json.JsonName;
import contessa.notation.json.Words;
import contessa.server.message.HandOverCode;
import contessa.server.message.Invitation;
import contessa.server.message.InviteRequest;
import contessa.server.message.Leaderboard;
import contessa.server.message.MyRatings;
import contessa.server.message.PushBrowser;
import contessa.server.message.PushOff;
import contessa.server.message.PushOffer;
import contessa.server.message.PuzzleAnswers;
import contessa.server.message.QuickMatch;
import contessa.server.message.RatingChoice;
import contessa.server.message.RecentPlayer;
import contessa.server.message.SessionInfo;
import contessa.server.message.SiteInfo;
import contessa.server.message.SiteText;
import contessa.table.message.BadRecord;
import contessa.table.message.BotInfo;
import contessa.table.message.ClientMessage;
import contessa.table.message.CreateTable;
import contessa.table.message.EncodedOnce;
import contessa.table.message.ExploreRequest;
import contessa.table.message.FinishedGame;
import contessa.table.message.GameJson;
import contessa.table.message.Job;
import contessa.table.message.LookBackJob;
import contessa.table.message.Me;
import contessa.table.message.Message;
import contessa.table.message.PushNotification;
import contessa.table.message.Puzzle;
import contessa.table.message.PuzzleDay;
import contessa.table.message.Replay;
import contessa.table.message.TableCreated;
import contessa.table.message.TableSummary;
import org.jspecify.annotations.Nullable;

/** The types of the wire for clients in TypeScript, from the records. */
final class WireTypes {

  private static final String IMPORT =
      "import type { GameEvent, GameView } from"
          + " '../../../../notation/src/main/typescript/games.ts';\n";
  private static final List<Class<?>> ROOTS =
      List.of(
          ClientMessage.class,
          Message.class,
          CreateTable.class,
          TableCreated.class,
          TableSummary.class,
          Me.class,
          BotInfo.class,
          Replay.class,
          BadRecord.class,
          QuickMatch.class,
          FinishedGame.class,
          HandOverCode.class,
          MyRatings.class,
          RatingChoice.class,
          Leaderboard.class,
          PushOffer.class,
          PushBrowser.class,
          PushOff.class,
          PushNotification.class,
          SessionInfo.class,
          SiteInfo.class,
          SiteText.class,
          RecentPlayer.class,
          InviteRequest.class,
          Invitation.class,
          Job.class,
          ExploreRequest.class,
          PuzzleDay.class,
          PuzzleAnswers.class,
          Puzzle.class,
          LookBackJob.class);

  private final Map<String, String> types = new TreeMap<>();

  static String write() {
    return new WireTypes().text();
  }

  private String text() {
    ROOTS.forEach(this::name);
    StringBuilder file = new StringBuilder(GenerateCommand.HEAD + IMPORT);
    types.forEach((_, text) -> file.append('\n').append(text));
    return file.toString();
  }

  private String name(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
      return generic.getRawType() == List.class
          ? "Array<" + name(last) + ">"
          : "Record<string, " + name(last) + ">";
    }
    Class<?> one = (Class<?>) type;
    return switch (one.getName()) {
      case "boolean", "java.lang.Boolean" -> "boolean";
      case "int", "long", "double", "java.lang.Integer", "java.lang.Long", "java.lang.Double" ->
          "number";
      case "java.lang.String" -> "string";
      case "contessa.notation.json.JsonNode" -> "unknown";
      default -> named(one);
    };
  }

  /** The type of a component; a list may hold nulls. */
  private String listed(RecordComponent component) {
    String type = name(component.getGenericType());
    boolean holes =
        component.getAnnotatedType() instanceof AnnotatedParameterizedType list
            && list.getAnnotatedActualTypeArguments()[0].isAnnotationPresent(Nullable.class);
    return holes ? type.replace(">", " | null>") : type;
  }

  /** The JSON of a game has its own types; the name of the component says which. */
  private static String game(RecordComponent component) {
    return switch (component.getName()) {
      case "view" -> "GameView";
      case "event" -> "GameEvent";
      default -> throw new AssertionError(component + " is neither a view nor an event");
    };
  }

  private String named(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    String name = (outer == null ? "" : outer.getSimpleName()) + type.getSimpleName();
    if (!types.containsKey(name)) {
      types.put(name, "");
      types.put(name, text(name, type));
    }
    return name;
  }

  /** The field that tells a record from its siblings; null if it has none. */
  static @Nullable String tag(Class<?> type) {
    for (Class<?> parent : type.getInterfaces()) {
      JsonName tag = parent.getAnnotation(JsonName.class);
      if (tag != null) {
        return tag.value();
      }
    }
    return null;
  }

  /** The record's word in that field. */
  static String word(Class<?> type) {
    JsonName name = type.getAnnotation(JsonName.class);
    return name != null
        ? name.value()
        : type.getSimpleName().replaceAll("(?<!^)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** The components, with those of a part that is encoded once in its place. */
  static List<RecordComponent> unwrapped(Class<?> type) {
    List<RecordComponent> all = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      if (component.getType() == EncodedOnce.class) {
        ParameterizedType once = (ParameterizedType) component.getGenericType();
        all.addAll(unwrapped((Class<?>) once.getActualTypeArguments()[0]));
      } else {
        all.add(component);
      }
    }
    return all;
  }

  private String text(String name, Class<?> type) {
    if (type.isEnum()) {
      return "export type "
          + name
          + " =\n  | "
          + Arrays.stream(type.getEnumConstants())
              .map(word -> "'" + Words.kebab((Enum<?>) word) + "'")
              .collect(Collectors.joining("\n  | "))
          + ";\n";
    }
    if (type.isSealed()) {
      return "export type "
          + name
          + " =\n  | "
          + Arrays.stream(type.getPermittedSubclasses())
              .map(this::name)
              .collect(Collectors.joining("\n  | "))
          + ";\n";
    }
    List<String> lines = new ArrayList<>();
    String tag = tag(type);
    if (tag != null) {
      lines.add("  " + tag + ": '" + word(type) + "';\n");
    }
    for (RecordComponent component : unwrapped(type)) {
      JsonName renamed = component.getAccessor().getAnnotation(JsonName.class);
      boolean optional = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
      lines.add(
          "  "
              + (renamed == null ? component.getName() : renamed.value())
              + (optional ? "?: " : ": ")
              + (component.getType() == GameJson.class ? game(component) : listed(component))
              + ";\n");
    }
    return "export interface " + name + " {\n" + String.join("", lines) + "}\n";
  }
}
