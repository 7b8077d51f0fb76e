package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.marcnuri.helm.Helm;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The files in deploy: they are well formed, and keep what they promise. */
class DeployTest {

  private static final Path DEPLOY = Path.of("../../deploy");

  private static String read(String name) throws IOException {
    return Files.readString(DEPLOY.resolve(name));
  }

  private static Containerfile containerfile() throws IOException {
    return Containerfile.read(DEPLOY.resolve("Containerfile"));
  }

  @Test
  void everyStageOfTheImageIsNamedAndPinned() throws IOException {
    List<String> stages = new ArrayList<>();
    for (String line : containerfile().lines()) {
      String[] words = line.split(" ", -1);
      assertThat(words[0])
          .isIn(
              "FROM",
              "COPY",
              "RUN",
              "WORKDIR",
              "USER",
              "ENV",
              "VOLUME",
              "EXPOSE",
              "STOPSIGNAL",
              "HEALTHCHECK",
              "ENTRYPOINT",
              "CMD");
      if (words[0].equals("FROM") && !words[1].equals("scratch")) {
        assertThat(words[1]).matches("[a-z]+:\\d+\\.\\d+[\\w.-]*");
        assertThat(words[2]).isEqualTo("AS");
        stages.add(words[3]);
      }
      if (words[1].startsWith("--from=")) {
        assertThat(stages).contains(words[1].substring("--from=".length()));
      }
    }
    assertThat(stages).containsExactly("node", "build");
    assertThat(containerfile().last("FROM")).isEqualTo("scratch");
  }

  @Test
  void theImageRunsWithoutAShellAndNotAsRoot() throws IOException {
    Containerfile file = containerfile();
    assertThat(file.last("USER")).matches("[1-9]\\d*:[1-9]\\d*");
    assertThat(read("image.sh")).contains("contessa:x:" + file.last("USER") + ":");
    assertThat(file.last("VOLUME")).isEqualTo("[\"/var/lib/contessa\"]");
    assertThat(file.environment()).containsEntry("CONTESSA_DATA", "/var/lib/contessa").hasSize(1);
    assertThat(file.command()).startsWith("/opt/contessa/runtime/bin/java").contains("serve");
    assertThat(file.healthCheck()).endsWith("admin", "ready");
  }

  /** Without them an image would run differently from an archive, or not end without memory. */
  @Test
  void theImageHasTheServersOptionsOfTheJvm() throws IOException {
    assertThat(containerfile().command()).contains("@/opt/contessa/app/serve.args");
    assertThat(Files.readString(Path.of("../../cli/src/main/jvm/serve.args")))
        .contains("-XX:+ExitOnOutOfMemoryError", "-XX:MaxDirectMemorySize=");
  }

  @Test
  void fail2banReadsTheLogOfRefusals() throws IOException {
    String filter = read("fail2ban.conf");
    String regex =
        filter.lines().filter(line -> line.startsWith("failregex = ")).findFirst().orElseThrow();
    Pattern pattern =
        Pattern.compile(
            regex
                .substring("failregex = ".length())
                .replace("<SUBNET>", "(?<address>[0-9a-f:.]+(/\\d+)?)"));
    String source = "../../server/src/main/java/contessa/server/net/http/SecurityLog.java";
    String form =
        Files.readString(Path.of(source))
            .lines()
            .filter(line -> line.contains("LOG.warn(\"Refused: "))
            .findFirst()
            .map(line -> line.split("\"", -1)[1])
            .orElseThrow();
    String line = "2026-11-19 13:00:32.090Z WARN  security: ";
    for (String address : List.of("203.0.113.9", "2001:db8:0:0:0:0:0:0/64")) {
      String refusal = form.replaceFirst("\\{}", "wrong code or link").replaceFirst("\\{}", "");
      Matcher found = pattern.matcher(line + refusal.replace("{}", address));
      assertThat(found.find()).isTrue();
      assertThat(found.group("address")).isEqualTo(address);
    }
    assertThat(pattern.matcher(line + "Sessions: moved, from 203.0.113.9").find()).isFalse();
  }

  @Test
  void theUnitLocksTheServerIn() throws IOException {
    Map<String, String> unit = new TreeMap<>();
    String section = "";
    for (String line : read("contessa.service").lines().toList()) {
      if (line.startsWith("[")) {
        assertThat(line).isIn("[Unit]", "[Service]", "[Install]");
        section = line;
      } else if (!line.isBlank() && !line.startsWith("#")) {
        assertThat(line).matches("[A-Z][A-Za-z]+=.*");
        int equals = line.indexOf('=');
        unit.merge(section + line.substring(0, equals), line.substring(equals + 1), String::concat);
      }
    }
    for (String locked :
        List.of(
            "DynamicUser",
            "NoNewPrivileges",
            "ProtectHome",
            "PrivateTmp",
            "PrivateDevices",
            "ProtectKernelTunables",
            "RestrictNamespaces",
            "LockPersonality")) {
      assertThat(unit).containsEntry("[Service]" + locked, "yes");
    }
    assertThat(unit)
        .containsEntry("[Service]ProtectSystem", "strict")
        .containsEntry("[Service]CapabilityBoundingSet", "")
        .containsEntry("[Service]StateDirectory", "contessa")
        .containsEntry("[Service]Restart", "on-failure");
    assertThat(unit.get("[Service]ExecStart")).startsWith("/opt/contessa/bin/contessa serve");
    assertThat(unit.get("[Service]Environment"))
        .contains("CONTESSA_DATA=/var/lib/contessa", "CONTESSA_CACHE=/var/cache/contessa");
  }

  @Test
  void composeRunsThreeNodesThatKnowEachOther() throws IOException {
    String file = read("compose.yml");
    List<String> addresses =
        Pattern.compile("CONTESSA_CLUSTER_ADDRESS: (\\S+)")
            .matcher(file)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(addresses).hasSize(3).doesNotHaveDuplicates();
    assertThat(file)
        .contains("CONTESSA_CLUSTER_MEMBERS: " + String.join(",", addresses))
        .contains(addresses.stream().map(address -> "ipv4_address: " + address).toList())
        .contains("CONTESSA_CLUSTER_SECRET: ${CLUSTER_SECRET:?}")
        .doesNotContain("\t");
  }

  @Test
  void composeRunsOneServerBehindAProxyThatItTrusts() throws IOException {
    String file = read("compose.single.yml");
    assertThat(file)
        .contains("CONTESSA_TRUSTED_PROXIES: 10.77.1.0/24", "subnet: 10.77.1.0/24")
        .contains("read_only: true", "--to server:8080", "data:/var/lib/contessa")
        .doesNotContain("\t");
    assertThat(variables(file)).isSubsetOf(settings());
  }

  /** By Helm itself, which this machine need not have. */
  @Test
  @EnabledOnOs(value = OS.LINUX, architectures = "amd64")
  void helmFindsNothingWrongInTheChartAndRendersIt() throws IOException {
    Helm helm = new Helm(DEPLOY.resolve("helm"));
    var lint = helm.lint().strict().call();
    assertThat(lint.isFailed()).as("%s", lint.getMessages()).isFalse();
    assertThat(lint.getMessages()).noneMatch(message -> message.contains("WARNING"));
    String chart = helm.template().withName("coup").set("replicas", "5").call();
    assertThat(chart)
        .contains("name: coup-nodes", "value: coup-nodes", "serviceName: coup-nodes")
        .contains("clusterIP: None", "publishNotReadyAddresses: true", "fieldPath: status.podIP")
        .contains("readOnlyRootFilesystem: true", "path: /ready", "mountPath: /var/lib/contessa")
        .contains("replicas: 5", "value: https://coup.example.org", "name: contessa, key: cluster")
        .contains("runAsUser: " + containerfile().last("USER").split(":", 2)[0]);
    assertThat(variables(chart)).isSubsetOf(settings()).contains("CONTESSA_CLUSTER_MEMBERS");
  }

  /** Prometheus's own checker, from its package if this machine lacks it. */
  @Test
  @Tag("soak")
  void promtoolFindsNothingWrongInTheAlerts() throws Exception {
    Process check =
        new ProcessBuilder(
                DebianPrograms.find("promtool", "prometheus").toString(),
                "check",
                "rules",
                "--lint=all",
                "--lint-fatal",
                DEPLOY.resolve("alerts.yml").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(check.waitFor()).as(said).isZero();
    long rules =
        read("alerts.yml").lines().filter(line -> line.startsWith("      - alert: ")).count();
    assertThat(said).contains(rules + " rules found");
  }

  private static List<String> variables(String file) {
    return Pattern.compile("CONTESSA_\\w+")
        .matcher(file)
        .results()
        .map(MatchResult::group)
        .toList();
  }

  private static List<String> settings() throws IOException {
    return Files.readAllLines(Path.of("../../docs/settings.csv")).stream()
        .map(line -> line.split(",", -1)[1])
        .toList();
  }

  @Test
  void nginxPassesOnWhoAsksAndUpgradesSockets() throws IOException {
    ConfigBlock config = ConfigBlock.parse(read("nginx.conf"), Pattern.compile(";\\s*"));
    ConfigBlock tls = config.blocks("server").getLast();
    assertThat(tls.lines()).contains("listen 443 ssl http2");
    assertThat(tls.only("location = /metrics").lines()).containsExactly("return 404");
    assertThat(tls.only("location /").lines())
        .contains(
            "proxy_pass http://127.0.0.1:8080",
            "proxy_http_version 1.1",
            "proxy_set_header Host $http_host",
            "proxy_set_header X-Forwarded-For $remote_addr",
            "proxy_set_header X-Forwarded-Proto $scheme",
            "proxy_set_header Upgrade $http_upgrade",
            "proxy_set_header Connection $contessa_connection");
    assertThat(config.blocks("map $http_upgrade $contessa_connection")).hasSize(1);
    assertThat(config.blocks("server").getFirst().lines())
        .contains("return 301 https://$host$request_uri");
  }

  @Test
  void caddyPassesEverythingButMetrics() throws IOException {
    ConfigBlock site =
        ConfigBlock.parse(read("Caddyfile"), Pattern.compile("\n")).only("coup.example.org");
    assertThat(site.blocks("reverse_proxy 127.0.0.1:8080")).hasSize(1);
    assertThat(site.lines()).contains("@private path /metrics", "respond @private 404");
  }

  @Test
  void everyAlertSaysWhatToDoAndEveryPanelAsksSomething() throws IOException {
    String alerts = read("alerts.yml");
    long rules = Pattern.compile("(?m)^      - alert: \\w+$").matcher(alerts).results().count();
    assertThat(rules).isPositive();
    for (String key : List.of("(?m)^        expr: \\S", "(?m)^          summary: [A-Z].*\\S$")) {
      assertThat(Pattern.compile(key).matcher(alerts).results()).as(key).hasSize((int) rules);
    }
    assertThat(alerts).doesNotContain("\t");
    JsonNode dashboard = JsonMapper.shared().readTree(read("grafana.json"));
    for (JsonNode panel : dashboard.get("panels")) {
      assertThat(panel.get("title").asString()).isNotBlank();
      for (JsonNode target : panel.get("targets")) {
        assertThat(target.get("expr").asString()).contains("{job=\"contessa\"");
      }
    }
  }
}
