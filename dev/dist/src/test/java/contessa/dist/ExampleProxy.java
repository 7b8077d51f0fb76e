package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/**
 * A proxy that runs with its example in {@code deploy}, where only names, ports and places differ.
 *
 * @param origin where it serves https
 * @param plain where it serves http; empty if nowhere
 */
record ExampleProxy(String origin, String plain, ProcessHandle process) implements AutoCloseable {

  private static final Path DEPLOY = Path.of("../../deploy");
  private static final String HOST = "coup.example.org";
  private static final String SERVER = "127.0.0.1:8080";

  /** Runs nginx; it has its ports when the command returns. */
  static ExampleProxy nginx(Path folder, TestCertificate certificate, String server)
      throws IOException, InterruptedException {
    int https = freePort();
    int http = freePort();
    Files.writeString(
        folder.resolve("site.conf"),
        changed(
            "nginx.conf",
            Map.of(
                "listen 443 ssl http2;",
                "listen 127.0.0.1:" + https + " ssl http2;",
                "listen [::]:443 ssl http2;",
                "",
                "listen 80;",
                "listen 127.0.0.1:" + http + ";",
                "listen [::]:80;",
                "",
                "/etc/letsencrypt/live/coup.example.org/fullchain.pem",
                certificate.folder() + "/fullchain.pem",
                "/etc/letsencrypt/live/coup.example.org/privkey.pem",
                certificate.folder() + "/privkey.pem",
                SERVER,
                server)));
    StringBuilder main = new StringBuilder("pid nginx.pid; events {} http { access_log off;\n");
    for (String kind : new String[] {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
      main.append(kind).append("_temp_path ").append(folder.resolve(kind)).append(";\n");
    }
    main.append("include site.conf;\n}\n");
    Path config = Files.writeString(folder.resolve("main.conf"), main);
    Process nginx =
        new ProcessBuilder(
                DebianPrograms.find("nginx").toString(),
                "-p",
                folder.toString(),
                "-e",
                "error.log",
                "-g",
                "user " + System.getProperty("user.name") + ";",
                "-c",
                config.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    assertThat(nginx.waitFor()).as(Files.readString(folder.resolve("said"))).isZero();
    long pid = Long.parseLong(Files.readString(folder.resolve("nginx.pid")).strip());
    return new ExampleProxy(
        "https://localhost:" + https,
        "http://localhost:" + http,
        ProcessHandle.of(pid).orElseThrow());
  }

  /** Runs Caddy, and returns when it says that it serves. */
  static ExampleProxy caddy(Path folder, TestCertificate certificate, String server)
      throws IOException, InterruptedException {
    String log = folder.resolve("access.log").toString();
    return caddy(
        "Caddyfile",
        Map.of(SERVER, server, "/var/log/caddy/contessa.log", log),
        folder,
        certificate);
  }

  /** The same for a closed group, whose members sign in at this provider. */
  static ExampleProxy caddy(
      Path folder, TestCertificate certificate, String server, IdentityProvider provider)
      throws IOException, InterruptedException {
    return caddy(
        "Caddyfile.closed",
        Map.of(SERVER, server, "127.0.0.1:9091", provider.address()),
        folder,
        certificate);
  }

  private static ExampleProxy caddy(
      String example, Map<String, String> changes, Path folder, TestCertificate certificate)
      throws IOException, InterruptedException {
    int https = freePort();
    String global = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n";
    String tls =
        "tls " + certificate.folder() + "/fullchain.pem " + certificate.folder() + "/privkey.pem";
    Path config = folder.resolve("Caddyfile");
    Map<String, String> all = new TreeMap<>(changes);
    all.put(HOST + " {", "https://localhost:" + https + " {\n\t" + tls);
    Files.writeString(config, global + changed(example, all));
    ProcessBuilder builder =
        new ProcessBuilder(
                DebianPrograms.find("caddy").toString(),
                "run",
                "--adapter",
                "caddyfile",
                "--config",
                config.toString())
            .redirectErrorStream(true);
    builder.environment().putAll(Map.of("HOME", folder.toString(), "XDG_DATA_HOME", ""));
    Process caddy = builder.start();
    BufferedReader out = caddy.inputReader();
    StringBuilder said = new StringBuilder();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      said.append(line).append('\n');
      if (line.contains("serving initial configuration")) {
        Thread.ofVirtual().start(() -> out.lines().forEach(_ -> {}));
        return new ExampleProxy("https://localhost:" + https, "", caddy.toHandle());
      }
    }
    throw new AssertionError("Caddy did not start: " + said);
  }

  /** An example with these parts changed; each of them must be there. */
  private static String changed(String name, Map<String, String> changes) throws IOException {
    String text = Files.readString(DEPLOY.resolve(name));
    for (Map.Entry<String, String> change : changes.entrySet()) {
      String before = text;
      text = text.replace(change.getKey(), change.getValue());
      assertThat(text).as("%s has %s", name, change.getKey()).isNotEqualTo(before);
    }
    return text.replace(HOST, "localhost");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
