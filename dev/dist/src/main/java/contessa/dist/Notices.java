package contessa.dist;

import module java.base;

/** The third-party notices: who made the libraries, and on which terms they may be used. */
final class Notices {

  private static final String RULE = "-".repeat(80) + "\n";

  private Notices() {}

  static String of(Libraries libraries) {
    StringBuilder text =
        new StringBuilder(
            """
            Contessa contains the libraries below. They belong to their authors.

            The text of the Apache License 2.0 is in the file LICENSE; all others are at the end. If
            there is a folder runtime, it is a Java runtime of the OpenJDK (GPL-2.0-only WITH
            Classpath-exception-2.0); its notices are in runtime/legal.

            """);
    Map<String, SortedSet<String>> texts = new LinkedHashMap<>();
    for (Library library : libraries.foreign()) {
      text.append(library.title()).append(": ").append(library.licence()).append('\n');
      if (!library.copyright().isEmpty()) {
        text.append("    ").append(library.copyright()).append('\n');
      }
      library
          .texts()
          .forEach(
              (file, content) ->
                  texts
                      .computeIfAbsent(content.strip(), key -> new TreeSet<>())
                      .add(library.title() + ", " + file));
    }
    texts.forEach(
        (content, files) -> {
          text.append('\n').append(RULE);
          files.forEach(file -> text.append(file).append('\n'));
          text.append(RULE).append('\n').append(content).append('\n');
        });
    return text.toString();
  }
}
