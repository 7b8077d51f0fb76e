package contessa.dist;

import module java.base;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The licences of Java libraries. Somebody has read them: a library that is not in the list stops
 * the release.
 */
final class Licences {

  /**
   * What is known about the libraries of a group.
   *
   * @param licence an SPDX expression
   * @param texts what must be shown and is not in the jar
   */
  record Known(String licence, String copyright, SortedMap<String, String> texts) {}

  /** Of our own modules. */
  static final Known OWN = new Known("Apache-2.0", "", new TreeMap<>());

  private record Entry(String group, Known known) {}

  private final List<Entry> entries;

  private Licences(List<Entry> entries) {
    this.entries = entries;
  }

  static Licences read() throws IOException {
    List<Entry> entries = new ArrayList<>();
    for (JsonNode one : JsonMapper.shared().readTree(Release.resource("licences/licences.json"))) {
      SortedMap<String, String> texts = new TreeMap<>();
      if (one.has("text")) {
        String file = one.get("text").asString();
        texts.put(file, Release.resource("licences/" + file));
      }
      entries.add(
          new Entry(
              one.get("group").asString(),
              new Known(one.get("licence").asString(), one.path("copyright").asString(""), texts)));
    }
    return new Licences(entries);
  }

  /** What is known about a library: by its group, or one that the group is a part of. */
  Known of(String group, String name) throws IOException {
    return entries.stream()
        .filter(entry -> (group + ".").startsWith(entry.group + "."))
        .findFirst()
        .orElseThrow(
            () ->
                new IOException(
                    "the licence of "
                        + Map.entry(group, name)
                        + " is not known: read it and add it to licences.json"))
        .known;
  }
}
