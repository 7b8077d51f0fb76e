package contessa.soak.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * What holds at whichever node a player asks: each thing is done at one node and seen at the
 * others. News between nodes takes a moment, so some of it is asked again until it is there.
 */
final class AcrossNodes {

  private static final String OPTIONS =
      """
      "options":{"game":"coup","rules":{"edition":"resistance"},"seats":3,"open":false,
       "clock":"untimed","talk":"chat","strict":false,"memoryAid":true,"watchers":true,
       "programs":true,"reveal":true}\
      """;

  /** Addresses of people who are not players of the load. */
  private static final int FIRST_PERSON = 5_000;

  private final ClusterRun run;
  private final List<String> nodes;
  private final AtomicInteger people = new AtomicInteger(FIRST_PERSON);

  AcrossNodes(ClusterRun run) {
    this.run = run;
    nodes = run.origins();
  }

  /** Presence takes seconds to change, so it is checked next to the rest. */
  void check() throws Exception {
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> presence = executor.submit(this::presence);
      sessionsNamesAndCodes();
      wrongGuesses();
      quickMatch();
      gameAndWhatFollows(presence);
    }
  }

  private void gameAndWhatFollows(Future<?> presence) throws Exception {
    try (ClusterClient ana = person();
        ClusterClient ben = person();
        ClusterClient spectator = person()) {
      String table = gameInFrontOfASpectator(ana, ben, spectator);
      finishedGame(ana, table);
      invitationWithPush(ana, ben, table);
      program(ana);
      rematch(ana, ben, table);
      presence.get();
      exploreAtADrainedNode(ana, table);
    }
  }

  private ClusterClient person() throws Exception {
    ClusterClient person = new ClusterClient(nodes, people.getAndIncrement());
    person.signIn();
    return person;
  }

  private static JsonNode read(String json) {
    return Json.read(json);
  }

  /** Asks again until it is so. */
  private static String until(ClusterClient who, String node, String path, Predicate<String> isSo)
      throws Exception {
    String answer = who.get(node, path);
    while (!isSo.test(answer)) {
      Thread.sleep(20);
      answer = who.get(node, path);
    }
    return answer;
  }

  private void everywhere(ClusterClient who, String path, Predicate<String> isSo) throws Exception {
    for (String node : nodes) {
      var _ = until(who, node, path, isSo);
    }
  }

  private String post(ClusterClient who, int node, String path, String body) throws Exception {
    return who.post(nodes.get(node), path, body).body();
  }

  private void command(ClusterClient who, int node, String table, String command) throws Exception {
    assertThat(post(who, node, "/api/tables/" + table + "/commands", command))
        .as(command)
        .contains("\"ok\":true");
  }

  private void sessionsNamesAndCodes() throws Exception {
    try (ClusterClient zoe = person();
        ClusterClient herPhone = new ClusterClient(nodes, people.getAndIncrement())) {
      post(zoe, 0, "/api/me", "{\"name\":\"Zoe\"}");
      everywhere(zoe, "/api/me", me -> me.contains("\"Zoe\""));
      String code = post(zoe, 1, "/api/hand-over", "");
      herPhone.keepCookie(herPhone.post(nodes.get(2), "/api/take-over", code));
      assertThat(herPhone.get(nodes.get(0), "/api/me")).isEqualTo(zoe.get(nodes.get(1), "/api/me"));
      assertThat(read(zoe.get(nodes.get(2), "/api/sessions")).size()).isEqualTo(2);
      post(zoe, 0, "/api/my-ratings", "{\"rated\":true,\"listed\":false}");
      everywhere(zoe, "/api/my-ratings", mine -> mine.contains("\"rated\":true"));
      assertThat(zoe.everywhere("/api/push", null))
          .containsOnly(zoe.get(nodes.get(0), "/api/push"));
      post(zoe, 1, "/api/session/end", "{}");
      everywhere(zoe, "/api/me", me -> me.contains("no-session"));
    }
  }

  /** Fifteen at one node, and the others soon refuse, too. */
  private void wrongGuesses() throws Exception {
    try (ClusterClient guesser = person()) {
      List<Integer> wrong = new ArrayList<>();
      for (int node = 0; node < nodes.size(); node++) {
        int count = 0;
        while (!post(guesser, node, "/api/join", "{\"code\":\"AAAAAAAA\"}").contains("too-many")) {
          count++;
          Thread.sleep(node * 50L);
        }
        wrong.add(count);
      }
      assertThat(wrong.getFirst()).isEqualTo(15);
      assertThat(wrong.subList(1, nodes.size())).allMatch(count -> count < 15);
    }
  }

  private void quickMatch() throws Exception {
    String wish = "{\"name\":\"%s\",\"edition\":\"brazilian\",\"language\":\"it\"}";
    try (ClusterClient dora = person();
        ClusterClient emil = person()) {
      String first = post(dora, 0, "/api/quick", wish.formatted("Dora"));
      String second = post(emil, 1, "/api/quick", wish.formatted("Emil"));
      assertThat(second).isEqualTo(first);
      String table = read(first).get("table").stringValue();
      command(dora, 2, table, "{\"do\":\"leave\",\"id\":\"1\"}");
      command(emil, 2, table, "{\"do\":\"leave\",\"id\":\"1\"}");
    }
  }

  /** The other nodes say who has been offline for five seconds, and who is back. */
  private @Nullable Void presence() throws Exception {
    try (ClusterClient ana = person();
        ClusterClient ben = person();
        ClusterClient spectator = person()) {
      String table = tableOfBoth(ana, ben);
      try (HeardMessages heard = new HeardMessages(spectator, nodes.get(2), table)) {
        heard.await(message -> message.contains("\"offline\":[0,1]"));
        try (HeardMessages _ = new HeardMessages(ana, nodes.get(0), table)) {
          heard.await(message -> message.contains("\"offline\":[1]"));
        }
        heard.await(message -> message.contains("\"offline\":[0,1]"));
      }
    }
    return null;
  }

  /** Made at one node, joined at another, and a seat taken at the third. */
  private String tableOfBoth(ClusterClient ana, ClusterClient ben) throws Exception {
    JsonNode made =
        read(post(ana, 0, "/api/tables", "{\"name\":\"Ana\",\"start\":false," + OPTIONS + "}"));
    String table = made.get("table").stringValue();
    assertThat(post(ben, 1, "/api/join", "{\"code\":" + made.get("code") + "}")).contains(table);
    command(ben, 2, table, "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"Ben\"}");
    return table;
  }

  private String gameInFrontOfASpectator(
      ClusterClient ana, ClusterClient ben, ClusterClient spectator) throws Exception {
    String table = tableOfBoth(ana, ben);
    post(ana, 1, "/api/my-ratings", "{\"rated\":true,\"listed\":false}");
    post(ben, 2, "/api/my-ratings", "{\"rated\":true,\"listed\":false}");
    try (HeardMessages heard = new HeardMessages(spectator, nodes.get(2), table)) {
      command(ben, 1, table, "{\"do\":\"say\",\"id\":\"2\",\"text\":\"ciao a tutti\"}");
      heard.await(message -> message.contains("ciao a tutti"));
      command(ana, 1, table, "{\"do\":\"start\",\"id\":\"1\"}");
      try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
          HeardMessages anas = new HeardMessages(ana, nodes.get(2), table);
          HeardMessages bens = new HeardMessages(ben, nodes.get(0), table)) {
        Future<?> other = executor.submit(() -> playToTheEnd(ana, anas, table));
        playToTheEnd(ben, bens, table);
        other.get();
      }
      heard.await(message -> message.contains("\"stage\":\"over\""));
    }
    return table;
  }

  /** Answers every question as soon as it comes, each time at the next node. */
  private @Nullable Void playToTheEnd(ClusterClient who, HeardMessages heard, String table)
      throws Exception {
    int last = 0;
    while (true) {
      JsonNode view = read(heard.next()).get("view");
      if (view == null) {
        continue;
      }
      if (view.get("stage").stringValue().equals("over")) {
        return null;
      }
      JsonNode question = view.get("decision");
      if (question != null && question.get("ask").intValue() != last) {
        last = question.get("ask").intValue();
        String choice = choice(question.get("choices"));
        command(
            who,
            last % nodes.size(),
            table,
            "{\"do\":\"decide\",\"id\":\"d%1$d\",\"ask\":%1$d,\"choice\":\"%2$s\"}"
                .formatted(last, choice));
      }
    }
  }

  /** The shortest game: coups as soon as they can be paid. */
  private static String choice(JsonNode choices) {
    String chosen = choices.get(0).stringValue();
    for (JsonNode choice : choices) {
      String text = choice.stringValue();
      if (text.startsWith("coup") || text.equals("income") && !chosen.startsWith("coup")) {
        chosen = text;
      }
    }
    return chosen;
  }

  private void finishedGame(ClusterClient ana, String table) throws Exception {
    everywhere(ana, "/api/my-games", games -> games.contains(table));
    everywhere(ana, "/api/my-ratings", mine -> mine.contains("\"games\":1,"));
    String game = "/api/tables/" + table + "/games/1";
    assertThat(ana.everywhere(game + "?from=all", null))
        .containsOnly(ana.get(nodes.get(0), game + "?from=all"))
        .first()
        .asString()
        .contains("\"rulesOf\"");
    inTurn(ana, game + "/analysis");
    inTurn(ana, "/api/look-back");
    String record = ana.get(nodes.get(0), game + "/record?from=all&form=cgn");
    String id = read(post(ana, 1, "/api/analyses", record)).get("id").stringValue();
    inTurn(ana, "/api/analyses/" + id);
  }

  private void exploreAtADrainedNode(ClusterClient ana, String table) throws Exception {
    run.node(0).drain(true);
    String explore = "/api/tables/" + table + "/games/1/explore";
    assertThat(post(ana, 0, explore, "{\"step\":1,\"seat\":0,\"cards\":\"true\"}"))
        .contains("\"table\"");
    run.node(0).drain(false);
  }

  /** Asks one node after the other, as through a proxy, until it is done. */
  private void inTurn(ClusterClient who, String path) throws Exception {
    for (int i = 0; ; i++) {
      String answer = who.get(nodes.get(i % nodes.size()), path);
      assertThat(answer).contains("\"state\"").doesNotContain("failed");
      if (answer.contains("\"state\":\"done\"")) {
        return;
      }
      Thread.sleep(200); // a player may ask five times a second
    }
  }

  /** Ben's browser is known to one node, and another one sends it the invitation. */
  private void invitationWithPush(ClusterClient ana, ClusterClient ben, String table)
      throws Exception {
    try (PushInbox inbox = new PushInbox()) {
      assertThat(post(ben, 1, "/api/push", inbox.subscription())).isEqualTo("{}");
      // The news of the browser comes before this at the node that has the table.
      command(ben, 1, table, "{\"do\":\"say\",\"id\":\"3\",\"text\":\"again?\"}");
      invitation(ana, ben, table);
      assertThat(inbox.next()).isEqualTo("aes128gcm");
    }
  }

  private void invitation(ClusterClient ana, ClusterClient ben, String table) throws Exception {
    String to = made(ana, 1);
    JsonNode met = read(ana.get(nodes.get(2), "/api/recent-players")).get(0);
    assertThat(met.get("table").stringValue()).isEqualTo(table);
    String invite =
        "{\"to\":\"%s\",\"table\":\"%s\",\"game\":1,\"seat\":%s}"
            .formatted(to, table, met.get("seat"));
    assertThat(post(ana, 0, "/api/invitations", invite)).isEqualTo("{}");
    everywhere(ben, "/api/invitations", mine -> mine.contains(to));
    JsonNode invitation = read(ben.get(nodes.get(1), "/api/invitations")).get(0);
    post(ben, 2, "/api/invitations/decline", "{\"id\":" + invitation.get("id") + "}");
    everywhere(ben, "/api/invitations", mine -> mine.equals("[]"));
  }

  private String made(ClusterClient who, int node) throws Exception {
    String made =
        post(who, node, "/api/tables", "{\"name\":\"Ana\",\"start\":false," + OPTIONS + "}");
    return read(made).get("table").stringValue();
  }

  /** A program with a token of one node takes a seat at another and hears of it at the third. */
  private void program(ClusterClient owner) throws Exception {
    String table = made(owner, 2);
    String token =
        read(post(owner, 0, "/api/programs", "{\"name\":\"Robo\"}")).get("token").stringValue();
    try (ClusterClient program = new ClusterClient(nodes, people.getAndIncrement())) {
      program.useToken(token);
      command(program, 1, table, "{\"do\":\"sit\",\"id\":\"1\",\"name\":\"Robo\"}");
      assertThat(program.firstLine(nodes.get(0), "/api/tables/" + table + "/stream?n=0"))
          .contains("\"snapshot\"", "Robo");
    }
  }

  private void rematch(ClusterClient ana, ClusterClient ben, String table) throws Exception {
    try (HeardMessages anas = new HeardMessages(ana, nodes.get(2), table);
        HeardMessages bens = new HeardMessages(ben, nodes.get(0), table)) {
      command(ana, 0, table, "{\"do\":\"rematch\",\"id\":\"4\"}");
      command(ben, 1, table, "{\"do\":\"rematch\",\"id\":\"4\"}");
      anas.await(message -> message.contains("\"stage\":\"playing\",\"game\":2"));
      bens.await(message -> message.contains("\"stage\":\"playing\",\"game\":2"));
    }
  }
}
