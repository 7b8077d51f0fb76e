package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.Clock;
import contessa.table.message.TableOptions;
import org.junit.jupiter.api.Test;

/** As in a browser: large files are not there until they are fetched. */
class LocalFilesTest {

  /** A separate engine, whose class path has no networks and no puzzles. */
  private static final class Browser extends ClassLoader {

    private static final Set<String> SHARED =
        Set.of(LocalEngine.class.getName(), LocalHost.class.getName());

    Browser() {
      super(LocalFilesTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        if (!name.startsWith("contessa.") || SHARED.contains(name)) {
          return super.loadClass(name, resolve);
        }
        Class<?> known = findLoadedClass(name);
        return known == null ? define(name) : known;
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] code = in.readAllBytes();
        return defineClass(name, code, 0, code.length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public InputStream getResourceAsStream(String name) {
      return isLarge(name) ? null : super.getResourceAsStream(name);
    }

    @Override
    public URL getResource(String name) {
      return isLarge(name) ? null : super.getResource(name);
    }

    private static boolean isLarge(String name) {
      return name.endsWith(".net") || name.endsWith("puzzles.jsonl");
    }
  }

  private static LocalDevice browser() throws ReflectiveOperationException {
    LocalEngine engine =
        (LocalEngine)
            new Browser()
                .loadClass(LocalServer.class.getName())
                .getDeclaredConstructor()
                .newInstance();
    LocalDevice device = new LocalDevice();
    device.engine = engine;
    engine.open(device, LocalDevice.SEED, device.now, new String[0], new String[0]);
    return device;
  }

  /** Hands in what was asked for last. */
  private static void fetch(LocalDevice device, String name) throws IOException {
    String folder = name.endsWith(".net") ? "/contessa/bots/net/" : "/contessa/analysis/puzzle/";
    try (InputStream file = LocalFilesTest.class.getResourceAsStream(folder + name)) {
      device.engine.file(name, file.readAllBytes());
    }
  }

  private static void fetchAll(LocalDevice device) throws IOException {
    for (int given = 0; given < device.needed.size(); given++) {
      fetch(device, device.needed.get(given));
      device.work();
    }
    assertThat(device.needed).doesNotHaveDuplicates();
  }

  @Test
  void botsWaitForTheirNetworksAndPlayAsIfTheyHadBeenThere() throws Exception {
    TableOptions options = LocalDevice.options("resistance", 4, Clock.UNTIMED);
    LocalDevice whole = new LocalDevice();
    LocalDevice device = browser();
    for (LocalDevice each : List.of(whole, device)) {
      String table = each.create(options, LocalPlayTest.bots(options), true);
      each.watch("person-1", table);
      each.work();
      assertThat(each.engine.work(each.now)).isFalse();
    }
    assertThat(device.needed).isNotEmpty();
    Random random = new Random(6);
    Random same = new Random(6);
    String table = whole.view("person-1").get("table").stringValue();
    while (whole.stage("person-1").equals("playing")) {
      fetchAll(device);
      whole.step(table, List.of("person-1"), random);
      device.step(table, List.of("person-1"), same);
      device.work();
      fetchAll(device);
      whole.work();
    }
    assertThat(device.heard).isEqualTo(whole.heard);
  }

  @Test
  void aRequestIsRepeatedWhenItsFileIsThere() throws Exception {
    LocalDevice device = browser();
    assertThat(device.get("person-1", "/puzzles")).isEqualTo("503 {\"error\":\"file\"}");
    assertThat(device.get("person-1", "/puzzles")).isEqualTo("503 {\"error\":\"file\"}");
    assertThat(device.needed).containsExactly("puzzles.jsonl");
    fetchAll(device);
    LocalDevice.good(device.get("person-1", "/puzzles"));
  }

  @Test
  void anAnalysisWaitsForItsNetworks() throws Exception {
    LocalDevice whole = new LocalDevice();
    TableOptions options = LocalDevice.options("resistance", 3, Clock.UNTIMED);
    String table = whole.create(options, LocalPlayTest.bots(options), true);
    whole.watch("person-1", table);
    whole.playOn(table, List.of("person-1"), new Random(1));
    String path = "/tables/" + table + "/games/1/record?from=all";
    String record = whole.get("person-1", path).substring(4);

    LocalDevice device = browser();
    String answer = device.post("person-1", "/analyses", record);
    while (answer.startsWith("503 ")) {
      int needed = device.needed.size();
      fetch(device, device.needed.getLast());
      answer = device.post("person-1", "/analyses", record);
      assertThat(answer.startsWith("503 ") ? device.needed.size() : needed + 1)
          .isEqualTo(needed + 1);
    }
    device.work();
    fetchAll(device);
    String id = LocalDevice.good(answer).get("id").stringValue();
    assertThat(LocalDevice.good(device.get("person-1", "/analyses/" + id)).get("state"))
        .hasToString("\"done\"");
  }
}
