package contessa.soak.fuzz;

import module java.base;

/**
 * Inputs to begin with: the first character says where the rest goes, see {@link FuzzTarget}. What
 * fuzzing finds is added here, and the tests try all of them.
 */
final class FuzzCorpus {

  private static final String TABLE =
      """
      {"name":"A","start":true,"bots":["random"],"options":{"game":"coup",\
      "rules":{"edition":"resistance"},"seats":2,"open":true,"clock":"blitz","talk":"chat",\
      "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}\
      """;

  private FuzzCorpus() {}

  static List<String> inputs() {
    return List.of(
        "hGET / HTTP/1.1\r\nHost: x\r\n\r\n",
        "hGET /api/tables?game=coup HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "hGET /api/tables/x/games/1?from=all HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "hGET /../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "hGET /%00%ff%2e%2e/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "hPOST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}",
        "hPOST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n",
        "hPOST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "hGET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        "hPRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "h\u0016\u0003\u0001\u0002",
        "p/api/tables\n" + TABLE,
        "p/api/tables\n{\"name\":1}",
        "p/api/me\n{\"name\":\"\\u202e\\ud83d\"}",
        "p/api/records?from=all\n{\"game\":\"coup\"}",
        "p/api/records?from=all\n[Game \"coup\"]\n\n1. tax",
        "p/api/analyses\n{}",
        "p/api/join\n{\"code\":\"AAAAAAAA\"}",
        "f\u0081\u0080\0\0\0\0",
        "f\u0089\u0080\0\0\0\0\u0088\u0080\0\0\0\0",
        "f\u0001\u0081\0\0\0\0{\u0080\u0081\0\0\0\0}",
        "f\u0081\u00fe\u000f\u00ff\0\0\0\0{}",
        "t{\"type\":\"ping\",\"sent\":1}",
        "t{\"type\":\"watch\",\"table\":\"x\",\"stream\":\"seat\",\"n\":9}",
        "t{\"type\":\"command\",\"table\":\"x\",\"command\":{\"id\":\"c\",\"do\":\"start\"}}",
        "t{\"type\":\"command\",\"table\":\"x\",\"command\":{\"id\":\"\",\"do\":\"sit\",\"seat\":-1}}",
        "t[[[[[[[[[[[[",
        "t{\"type\":\"ping\",\"sent\":1e999,\"sent\":1}",
        "e{\"id\":1,\"do\":\"new\",\"players\":3}\n{\"do\":\"play\",\"move\":\"tax\"}",
        "e{\"do\":\"new\",\"options\":{\"edition\":\"reformation\"},\"players\":10,\"seed\":\"x\"}",
        "e{\"do\":\"position\",\"position\":{\"players\":[{},{}]}}\n{\"do\":\"quit\"}");
  }

  /** The bytes of an input: a character each. */
  static byte[] bytes(String input) {
    return input.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Writes every input into a file of its own. */
  static void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    int number = 0;
    for (String input : inputs()) {
      Files.write(folder.resolve("seed" + number++), bytes(input));
    }
  }
}
