package contessa.dist;

import module java.base;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The software bill of materials: everything in an archive, in CycloneDX's JSON. */
final class Sbom {

  private static final String RUNTIME_LICENCE = "GPL-2.0-only WITH Classpath-exception-2.0";

  private Sbom() {}

  /**
   * The list for one archive.
   *
   * @param java the version of the Java runtime in the archive; null if there is none
   */
  static String of(Program program, Libraries libraries, @Nullable String java) {
    ObjectNode bom = JsonMapper.shared().createObjectNode();
    String whole = "pkg:maven/io.github.contessa-game/contessa-cli@" + program.version();
    bom.put("bomFormat", "CycloneDX").put("specVersion", "1.6");
    bom.putNull("serialNumber");
    bom.put("version", 1);
    ObjectNode metadata = bom.putObject("metadata");
    metadata.put("timestamp", Archives.TIME.toString());
    ObjectNode application = metadata.putObject("component");
    application.put("type", "application").put("bom-ref", whole);
    application.put("group", "io.github.contessa-game").put("name", "contessa");
    application.put("version", program.version());
    licence(application, "Apache-2.0");
    application.put("purl", whole);

    ArrayNode components = bom.putArray("components");
    ArrayNode parts = JsonMapper.shared().createArrayNode();
    Stream.concat(libraries.own().stream(), libraries.foreign().stream())
        .forEach(
            library -> {
              component(components.addObject(), library);
              parts.add(library.purl());
            });
    if (java != null) {
      String name = "openjdk@" + java;
      ObjectNode runtime = components.addObject();
      runtime.put("type", "platform").put("bom-ref", name).put("name", "OpenJDK");
      runtime.put("version", java);
      licence(runtime, RUNTIME_LICENCE);
      parts.add(name);
    }
    ArrayNode dependencies = bom.putArray("dependencies");
    dependencies.addObject().put("ref", whole).set("dependsOn", parts);
    // It names these contents, so that the same contents have the same number.
    UUID number = UUID.nameUUIDFromBytes(bom.toString().getBytes(StandardCharsets.UTF_8));
    bom.put("serialNumber", "urn:uuid:" + number);
    return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(bom) + "\n";
  }

  private static void component(ObjectNode component, Library library) {
    component.put("type", "library").put("bom-ref", library.purl());
    if (!library.group().isEmpty()) {
      component.put("group", library.group());
    }
    component.put("name", library.name()).put("version", library.version());
    if (library.sha256() != null) {
      ObjectNode hash = component.putArray("hashes").addObject();
      hash.put("alg", "SHA-256").put("content", library.sha256());
    }
    licence(component, library.licence());
    component.put("purl", library.purl());
  }

  private static void licence(ObjectNode component, String expression) {
    ObjectNode licence = component.putArray("licenses").addObject();
    if (expression.contains(" ")) {
      licence.put("expression", expression);
    } else {
      licence.putObject("license").put("id", expression);
    }
  }
}
