package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/** A block of a configuration with braces, as nginx and Caddy have it. */
record ConfigBlock(String name, List<String> lines, List<ConfigBlock> inner) {

  /**
   * Reads a configuration; fails if its braces do not match.
   *
   * @param end what ends a line in a block
   */
  static ConfigBlock parse(String text, Pattern end) {
    List<ConfigBlock> open = new ArrayList<>();
    open.add(new ConfigBlock("", new ArrayList<>(), new ArrayList<>()));
    StringBuilder words = new StringBuilder();
    for (char c : text.replaceAll("(?m)(^|\\s)#.*$", "").toCharArray()) {
      ConfigBlock block = open.getLast();
      if (c == '{') {
        ConfigBlock next = new ConfigBlock(clean(words), new ArrayList<>(), new ArrayList<>());
        block.inner.add(next);
        open.add(next);
      } else if (c == '}') {
        assertThat(clean(words)).as("not ended").isEmpty();
        open.removeLast();
        assertThat(open).as("one brace too many").isNotEmpty();
      } else if (end.matcher(String.valueOf(c)).matches()) {
        String line = clean(words);
        if (!line.isEmpty()) {
          block.lines.add(line);
        }
      } else {
        words.append(c);
        continue;
      }
      words.setLength(0);
    }
    assertThat(clean(words)).as("not ended").isEmpty();
    assertThat(open).as("a brace is missing").hasSize(1);
    return open.getFirst();
  }

  private static String clean(CharSequence words) {
    return words.toString().strip().replaceAll("\\s+", " ");
  }

  List<ConfigBlock> blocks(String name) {
    return inner.stream().filter(block -> block.name.equals(name)).toList();
  }

  ConfigBlock only(String name) {
    List<ConfigBlock> found = blocks(name);
    assertThat(found).as(name).hasSize(1);
    return found.getFirst();
  }
}
