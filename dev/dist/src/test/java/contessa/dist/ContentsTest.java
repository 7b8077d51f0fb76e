package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The bill of materials and the notices say what is in the program. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ContentsTest {

  private final Program program = Program.of(Path.of("../../cli/target"));
  private final Libraries libraries = Libraries.of(program);
  private final JsonNode bom = JsonMapper.shared().readTree(Sbom.of(program, libraries, "25.0.3"));

  ContentsTest() throws IOException {}

  @Test
  void everyJarIsListedByItsBytesAndByWhatItSaysOfItself() throws IOException {
    Map<String, JsonNode> byHash = new TreeMap<>();
    for (JsonNode component : bom.get("components")) {
      if (component.has("hashes")) {
        byHash.put(component.get("hashes").get(0).get("content").asString(), component);
      }
    }
    for (Path jar : program.jars()) {
      JsonNode component = byHash.remove(Checksums.of(jar));
      assertThat(component).as("%s", jar).isNotNull();
      assertThat(jar.getFileName())
          .hasToString(
              component.get("name").asString()
                  + "-"
                  + component.get("version").asString()
                  + ".jar");
      Properties own = ownWords(jar, component.get("name").asString());
      assertThat(own.getProperty("groupId", component.get("group").asString()))
          .isEqualTo(component.get("group").asString());
    }
    assertThat(byHash).as("not in the program").isEmpty();
  }

  /** What Maven wrote into a jar; empty for jars of other builds. */
  private static Properties ownWords(Path jar, String name) throws IOException {
    Properties properties = new Properties();
    try (JarFile opened = new JarFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(opened.entries())) {
        if (entry.getName().matches("META-INF/maven/[^/]+/" + name + "/pom\\.properties")) {
          try (InputStream in = opened.getInputStream(entry)) {
            properties.load(in);
          }
        }
      }
    }
    return properties;
  }

  @Test
  void theBillHasTheFormOfCycloneDx() {
    assertThat(bom.get("bomFormat").asString()).isEqualTo("CycloneDX");
    assertThat(bom.get("specVersion").asString()).isEqualTo("1.6");
    assertThat(bom.get("serialNumber").asString()).matches("urn:uuid:[0-9a-f-]{36}");
    assertThat(bom.get("metadata").get("component").get("version").asString())
        .isEqualTo(program.version());
    List<String> references =
        bom.get("components").valueStream().map(one -> one.get("bom-ref").asString()).toList();
    assertThat(references).doesNotHaveDuplicates();
    assertThat(
            bom.get("dependencies").get(0).get("dependsOn").valueStream().map(JsonNode::asString))
        .containsExactlyElementsOf(references);
    for (JsonNode component : bom.get("components")) {
      assertThat(component.get("type").asString()).isIn("library", "platform");
      JsonNode licence = component.get("licenses").get(0);
      assertThat(licence.has("expression") != licence.has("license")).isTrue();
    }
  }

  @Test
  void theWebClientsPackagesAreListed() {
    assertThat(bom.toString())
        .contains("pkg:npm/svelte@", "pkg:npm/%40fontsource/marcellus@", "\"OpenJDK\"");
  }

  @Test
  void theNoticesNameEveryLibraryAndCarryEveryText() {
    String notices = Notices.of(libraries);
    for (Library library : libraries.foreign()) {
      assertThat(notices).contains(library.title() + ": " + library.licence());
      library.texts().values().forEach(text -> assertThat(notices).contains(text.strip()));
      assertThat(library.licence().startsWith("Apache-2.0") || !library.texts().isEmpty())
          .as("the text of the licence of %s", library.title())
          .isTrue();
    }
    assertThat(notices).doesNotContain("contessa-rules");
  }

  @Test
  void aLibraryWhoseLicenceNobodyHasReadStopsTheRelease() throws IOException {
    Licences licences = Licences.read();
    assertThat(licences.of("io.netty", "netty-common").licence()).isEqualTo("Apache-2.0");
    assertThatThrownBy(() -> licences.of("io.nettyx", "other"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("io.nettyx");
  }
}
