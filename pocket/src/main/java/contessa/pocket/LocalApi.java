package contessa.pocket;

import module java.base;

import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.game.ProgramFiles;
import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonNode;
import contessa.notation.record.RecordProblem;
import contessa.table.bots.BotList;
import contessa.table.game.RedactedTrace;
import contessa.table.message.BadRecord;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Me;
import contessa.table.message.Message;
import contessa.table.message.TableCreated;
import contessa.table.message.WireJson;
import contessa.table.view.PuzzleViews;

/** A front controller: the requests of docs/api.md that make sense without a server. */
record LocalApi(LocalTables tables, LocalStore store, LocalGames games, LocalFiles files) {

  private static final long DAY_MS = 86_400_000;

  /** The status, a space and the body. */
  String answer(LocalRequest request, long device) {
    try {
      if (!LocalServer.isPerson(request.viewer())) {
        throw new ApiRefusal(401, "no-session");
      }
      Object value = handle(request, device);
      return "200 " + (value instanceof String text ? text : WireJson.write(value));
    } catch (ApiRefusal refusal) {
      return refusal.answer();
    } catch (RecordProblem problem) {
      return "400 "
          + WireJson.write(
              new BadRecord("bad-record", problem.line(), problem.column(), problem.what()));
    } catch (ProgramFiles.Missing missing) {
      files.fetch(missing);
      return new ApiRefusal(503, "file").answer();
    } catch (RuntimeException e) {
      System.err.println(request.route() + ": " + RedactedTrace.of(e));
      return new ApiRefusal(503, "unavailable").answer();
    }
  }

  private Object handle(LocalRequest request, long device) {
    return switch (request.route()) {
      case "POST /session", "GET /me" -> store.me(request.viewer());
      case "POST /me" -> rename(request);
      case "GET /bots" -> BotList.all();
      case "POST /tables" -> create(request);
      case "GET /my-tables" -> tables.of(request.viewer());
      case "GET /my-games" -> store.games(request.viewer());
      case "POST /tables/*/commands" -> command(request);
      case "GET /tables/*/games/*" -> games.replay(request);
      case "GET /tables/*/games/*/record" -> games.file(request);
      case "GET /tables/*/games/*/analysis" -> games.analysis(request);
      case "POST /tables/*/games/*/explore" -> games.explore(request);
      case "POST /records" -> games.open(request);
      case "POST /analyses" -> games.analyse(request);
      case "GET /analyses/*" -> games.known(request);
      case "POST /explore" -> games.exploreRecord(request);
      case "GET /puzzles" -> puzzles(request, device);
      case "GET /puzzles/*" -> puzzle(request);
      default -> throw new ApiRefusal(404, "none");
    };
  }

  private Me rename(LocalRequest request) {
    String name =
        request.body(text -> JsonIn.read(JsonNode.parse(text, 1), true, body -> body.text("name")));
    if (!store.rename(request.viewer(), name)) {
      throw new ApiRefusal(400, "bad-name");
    }
    return store.me(request.viewer());
  }

  private TableCreated create(LocalRequest request) {
    CreateTable wish = request.body(CreateTable.class);
    TableCreated created = tables.create(request.viewer(), wish);
    store.rename(request.viewer(), wish.name());
    return created;
  }

  private Message.Reply command(LocalRequest request) {
    Command command = request.body(Command.class);
    if (!Command.hasValidId(command)) {
      throw ApiRefusal.badRequest();
    }
    return tables.submit(request.viewer(), request.after("tables"), command);
  }

  // ---- Puzzles

  private static Object puzzles(LocalRequest request, long device) {
    LocalDate today = LocalDate.ofEpochDay(Math.floorDiv(device, DAY_MS));
    String wanted = request.query("day");
    LocalDate day = wanted.isEmpty() ? today : day(wanted);
    if (!PuzzleViews.isOpen(day, today)) {
      throw new ApiRefusal(404, "none");
    }
    return PuzzleViews.of(day, today, Stream.empty());
  }

  private static LocalDate day(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException _) {
      throw ApiRefusal.badField("day");
    }
  }

  private static Object puzzle(LocalRequest request) {
    List<StoredPuzzle> all = PuzzlePool.all();
    String text = request.after("puzzles");
    int number = text.matches("\\d{1,9}") ? Integer.parseInt(text) : all.size();
    if (number >= all.size()) {
      throw new ApiRefusal(404, "none");
    }
    return PuzzleViews.of(number, all.get(number));
  }
}
