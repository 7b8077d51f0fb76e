package contessa.pocket;

import module java.base;

import contessa.game.Reader;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.text.TextRecordWriter;
import contessa.table.game.ResumePoint;
import contessa.table.message.ExploreRequest;
import contessa.table.message.ExploreRequest.Cards;
import contessa.table.message.Job;
import contessa.table.message.Replay;
import contessa.table.message.TableCreated;
import contessa.table.state.JournalRow;
import contessa.table.view.Replays;
import contessa.table.view.TableRecords;
import contessa.table.view.UploadedRecord;
import contessa.table.view.UploadedReplay;
import org.jspecify.annotations.Nullable;

/** Requests about finished games and about records from outside. */
final class LocalGames {

  private final LocalStore store;
  private final LocalTables tables;
  private final LocalJobs jobs;
  private final RandomGenerator random;

  LocalGames(LocalStore store, LocalTables tables, LocalJobs jobs, RandomGenerator random) {
    this.store = store;
    this.tables = tables;
    this.jobs = jobs;
    this.random = random;
  }

  private List<JournalRow> rows(LocalRequest request) {
    LocalLog log = store.log(request.after("tables"));
    return log == null ? List.of() : log.read();
  }

  private @Nullable Replay find(LocalRequest request, int from) {
    return Replays.of(
        request.after("tables"),
        rows(request),
        request.numberAfter("games"),
        request.viewer(),
        from);
  }

  Replay replay(LocalRequest request) {
    Replay found = find(request, request.reader());
    if (found == null) {
      throw new ApiRefusal(404, "no-game");
    }
    return found;
  }

  private GameRecord record(LocalRequest request, int from) {
    GameRecord found =
        TableRecords.of(
            request.after("tables"),
            rows(request),
            request.numberAfter("games"),
            request.viewer(),
            from);
    if (found != null) {
      return found;
    }
    if (find(request, from) != null) {
      throw new ApiRefusal(409, "believed-cards");
    }
    boolean hidden = from == Reader.REFEREE && find(request, Reader.SPECTATOR) != null;
    throw hidden ? new ApiRefusal(409, "hidden-cards") : new ApiRefusal(404, "no-game");
  }

  String file(LocalRequest request) {
    GameRecord record = record(request, request.reader());
    return request.query("form").equals("cgn")
        ? TextRecordWriter.write(record)
        : JsonLinesWriter.write(record);
  }

  Job analysis(LocalRequest request) {
    ReadRecord record = ReadRecord.unplaced(record(request, Reader.REFEREE));
    String key = request.after("tables") + "/" + request.numberAfter("games");
    Job known = jobs.known(key);
    return known == null ? jobs.analyse(key, record, find(request, Reader.REFEREE)) : known;
  }

  // ---- Records from outside

  Replay open(LocalRequest request) {
    UploadedRecord file = request.upload(UploadedRecord.MOST_STEPS);
    Replay found = UploadedReplay.of(file.read(), request.reader());
    if (found == null) {
      throw ApiRefusal.badRequest();
    }
    return found;
  }

  Job analyse(LocalRequest request) {
    UploadedRecord file = request.upload(UploadedRecord.MOST_JUDGED_STEPS);
    Job known = jobs.known(file.id());
    return (known == null ? jobs.analyse(file.id(), file.read(), null) : known).withId(file.id());
  }

  Job known(LocalRequest request) {
    String id = request.after("analyses");
    Job known = jobs.known(id);
    if (known == null) {
      throw new ApiRefusal(404, "no-game");
    }
    return known.withId(id);
  }

  // ---- What if

  Object explore(LocalRequest request) {
    ExploreRequest wish = request.body(ExploreRequest.class);
    return explore(request, ReadRecord.unplaced(record(request, Reader.REFEREE)), wish);
  }

  Object exploreRecord(LocalRequest request) {
    UploadedRecord file = request.upload(UploadedRecord.MOST_JUDGED_STEPS);
    Cards cards =
        switch (request.query("cards")) {
          case "true" -> Cards.TRUE;
          case "believed" -> Cards.BELIEVED;
          default -> throw ApiRefusal.badRequest();
        };
    int step = request.queryNumber("step");
    int seat = request.queryNumber("seat");
    return explore(request, file.read(), new ExploreRequest(step, seat, cards));
  }

  private Object explore(LocalRequest request, ReadRecord record, ExploreRequest wish) {
    boolean believed = wish.cards() == Cards.BELIEVED;
    ResumePoint opening =
        ResumePoint.before(
            record.game(), record.moments(), wish.step(), wish.seat(), believed, random.nextLong());
    if (opening == null) {
      throw ApiRefusal.badRequest();
    }
    String known = store.me(request.viewer()).name();
    // Who has never had a name here plays under that of the seat.
    String name =
        known.isEmpty() ? record.game().header().players().get(wish.seat()).name() : known;
    TableCreated opened =
        tables.explore(request.viewer(), name, ResumePoint.options(record.game()), opening);
    return Map.of("table", opened.table());
  }
}
