package contessa.dist;

import module java.base;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * The licences of Java libraries. Somebody has read them: a library that is not in the list stops
 * the release.
 */
record Licences(List<Known> all) {

  /**
   * What is known about the libraries of a group.
   *
   * @param licence an SPDX expression
   * @param text the file of what must be shown and is not in the jar
   */
  record Known(String group, String licence, @Nullable String copyright, @Nullable String text) {}

  static Licences read() throws IOException {
    String list = Release.resource("licences/licences.json");
    return new Licences(List.of(JsonMapper.shared().readValue(list, Known[].class)));
  }

  /** What is known about a library: by its group, or one that the group is a part of. */
  Known of(String group, String name) throws IOException {
    return all.stream()
        .filter(known -> (group + ".").startsWith(known.group + "."))
        .findFirst()
        .orElseThrow(
            () ->
                new IOException(
                    "the licence of "
                        + Map.entry(group, name)
                        + " is not known: read it and add it to licences.json"));
  }
}
