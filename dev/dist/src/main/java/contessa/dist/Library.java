package contessa.dist;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A library in the program.
 *
 * @param ecosystem maven or npm, as package URLs call it
 * @param group the group or scope; empty if it has none
 * @param sha256 of its jar; null for what is woven into the web client
 * @param licence an SPDX expression
 * @param copyright who holds the rights; empty if the texts say so
 * @param texts licences and notices that it carries, by path
 */
record Library(
    String ecosystem,
    String group,
    String name,
    String version,
    @Nullable String sha256,
    String licence,
    String copyright,
    SortedMap<String, String> texts) {

  /** The package URL. */
  String purl() {
    String scope = group.isEmpty() ? "" : group.replace("@", "%40") + "/";
    return "pkg:" + ecosystem + "/" + scope + name + "@" + version;
  }

  /** The name as people write it, with its version. */
  String title() {
    String separator = Map.of("maven", ":", "npm", "/").getOrDefault(ecosystem, "/");
    return (group.isEmpty() ? "" : group + separator) + name + " " + version;
  }
}
