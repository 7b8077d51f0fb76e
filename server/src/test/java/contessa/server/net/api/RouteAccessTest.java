package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.ANYONE;
import static contessa.server.net.http.Route.Access.BANNED_PEOPLE;
import static contessa.server.net.http.Route.Access.PEOPLE;
import static contessa.server.net.http.Route.Access.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import contessa.server.net.http.Route;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tries every route in every role and compares with the table below. */
class RouteAccessTest {

  private static final Map<String, Route.Access> DECLARED =
      Map.ofEntries(
          Map.entry("POST /session", ANYONE),
          Map.entry("GET /me", PLAYERS),
          Map.entry("POST /me", PLAYERS),
          Map.entry("POST /hand-over", PEOPLE),
          Map.entry("POST /take-over", ANYONE),
          Map.entry("POST /programs", PEOPLE),
          Map.entry("GET /me/recovery", PEOPLE),
          Map.entry("POST /me/recovery", PEOPLE),
          Map.entry("GET /me/export", BANNED_PEOPLE),
          Map.entry("GET /site", ANYONE),
          Map.entry("GET /site/{page}", ANYONE),
          Map.entry("GET /sessions", PEOPLE),
          Map.entry("POST /sessions/end", PEOPLE),
          Map.entry("POST /session/end", PLAYERS),
          Map.entry("POST /me/delete", BANNED_PEOPLE),
          Map.entry("GET /push", PEOPLE),
          Map.entry("POST /push", PEOPLE),
          Map.entry("POST /push/off", PEOPLE),
          Map.entry("GET /bots", ANYONE),
          Map.entry("GET /tables", ANYONE),
          Map.entry("GET /my-tables", PLAYERS),
          Map.entry("GET /my-games", PLAYERS),
          Map.entry("GET /events", PLAYERS),
          Map.entry("GET /recent-players", PLAYERS),
          Map.entry("GET /invitations", PLAYERS),
          Map.entry("POST /invitations", PLAYERS),
          Map.entry("POST /invitations/decline", PLAYERS),
          Map.entry("POST /quick", PLAYERS),
          Map.entry("POST /tables", PLAYERS),
          Map.entry("POST /join", PLAYERS),
          Map.entry("POST /tables/{table}/short-code", PLAYERS),
          Map.entry("POST /tables/{table}/commands", PLAYERS),
          Map.entry("GET /tables/{table}/stream", PLAYERS),
          Map.entry("GET /tables/{table}/games/{game}", PLAYERS),
          Map.entry("GET /tables/{table}/games/{game}/record", PLAYERS),
          Map.entry("POST /records", PLAYERS),
          Map.entry("GET /tables/{table}/games/{game}/analysis", PLAYERS),
          Map.entry("POST /analyses", PLAYERS),
          Map.entry("GET /analyses/{id}", PLAYERS),
          Map.entry("POST /tables/{table}/games/{game}/explore", PEOPLE),
          Map.entry("POST /explore", PEOPLE),
          Map.entry("GET /look-back", PLAYERS),
          Map.entry("GET /puzzles", ANYONE),
          Map.entry("GET /puzzles/{number}", ANYONE),
          Map.entry("GET /puzzles/{number}/answers", ANYONE),
          Map.entry("POST /puzzles/{number}/answers", ANYONE),
          Map.entry("GET /tables/{table}/qr.svg", ANYONE),
          Map.entry("GET /qr.svg", ANYONE),
          Map.entry("GET /my-ratings", PLAYERS),
          Map.entry("POST /my-ratings", PLAYERS),
          Map.entry("POST /my-ratings/forget", PLAYERS),
          Map.entry("POST /my-ratings/court", PLAYERS),
          Map.entry("GET /leaderboard", ANYONE));

  /** So few per address, because wrong guesses are counted. */
  private static final int FEW = 12;

  private enum Role {
    STRANGER,
    PERSON,
    PROGRAM,
    OTHER_PAGE,
    NO_HEADER,
    TWO_AT_ONCE,
    EXPIRED
  }

  @TempDir Path data;

  private static int expected(Role role, boolean post, Route.Access may) {
    return switch (role) {
      case STRANGER, EXPIRED, TWO_AT_ONCE -> may == ANYONE ? 0 : 401;
      case PERSON -> 0;
      case PROGRAM -> may == PEOPLE || may == BANNED_PEOPLE ? 403 : 0;
      case OTHER_PAGE, NO_HEADER -> post ? 403 : 0;
    };
  }

  @Test
  void everyRouteAdmitsExactlyTheDeclaredRoles() throws Exception {
    try (TestServer running = new TestServer(data)) {
      Map<String, Route.Access> found = new HashMap<>();
      for (Route route : new Api(running.server.context()).routes()) {
        found.put(route.method().name() + " " + route.path(), route.access());
      }
      assertThat(found).isEqualTo(DECLARED);
      List<String> asked = List.copyOf(found.keySet());
      for (Role role : Role.values()) {
        for (int from = 0; from < asked.size(); from += FEW) {
          String clientAddress = "127.5." + from + "." + (1 + role.ordinal());
          check(
              running,
              role,
              clientAddress,
              asked.subList(from, Math.min(from + FEW, asked.size())));
        }
      }
    }
  }

  private static void check(
      TestServer running, Role role, String clientAddress, List<String> asked) {
    try (TestServer.Guest guest = running.guest(clientAddress)) {
      for (String one : asked) {
        // For each a new session, since one of them ends it.
        String cookie = guest.cookie();
        String bearer = guest.program(cookie);
        String[] words = one.split(" ", 2);
        boolean post = words[0].equals("POST");
        int status = ask(running, guest, role, post, words[1], cookie, bearer);
        int expected = expected(role, post, Objects.requireNonNull(DECLARED.get(one)));
        if (expected == 0) {
          assertThat(status).as("%s %s", role, one).isNotIn(401, 403).isLessThan(500);
        } else {
          assertThat(status).as("%s %s", role, one).isEqualTo(expected);
        }
      }
    }
  }

  private static int ask(
      TestServer running,
      TestServer.Guest guest,
      Role role,
      boolean post,
      String path,
      String cookie,
      String bearer) {
    String[] origin = {"Origin", running.origin()};
    String[] headers =
        switch (role) {
          case STRANGER -> origin;
          case PERSON, NO_HEADER -> new String[] {"Cookie", cookie, "Origin", running.origin()};
          case PROGRAM -> new String[] {"Authorization", bearer};
          case OTHER_PAGE -> new String[] {"Cookie", cookie, "Origin", "http://evil.example"};
          case TWO_AT_ONCE ->
              new String[] {"Cookie", cookie, "Authorization", bearer, "Origin", running.origin()};
          case EXPIRED -> new String[] {"Cookie", "contessa=gone", "Origin", running.origin()};
        };
    String real = "/api" + path.replaceAll("\\{\\w+}", "1");
    if (path.equals("/events")) {
      return guest.status(real, headers);
    }
    HttpResponse<String> answer =
        !post
            ? guest.get(real, headers)
            : role == Role.NO_HEADER
                ? guest.postBare(real, "{}", headers)
                : guest.post(real, "{}", headers);
    return answer.statusCode();
  }
}
