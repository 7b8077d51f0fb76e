package contessa.dist;

import module java.base;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the program is made of, except its own jar.
 *
 * @param own the other modules of Contessa
 * @param foreign the jars of others, and the packages in the web client
 */
record Libraries(List<Library> own, List<Library> foreign) {

  private static final String GROUP = "io.github.contessa-game";
  private static final Licences.Known OWN = new Licences.Known(GROUP, "Apache-2.0", null, null);
  private static final Pattern LISTED =
      Pattern.compile("(?m)^\\s+([\\w.-]+):([\\w.-]+):jar:([\\w.-]+):\\w+");
  private static final Pattern TEXT =
      Pattern.compile("META-INF/.*(LICEN[SC]E|NOTICE|COPYING)[^/]*", Pattern.CASE_INSENSITIVE);
  private static final String OF_THE_CLIENT = "contessa/web-libraries.json";

  static Libraries of(Program program) throws IOException {
    Map<String, String> groups = groups(program.list());
    Licences licences = Licences.read();
    List<Library> own = new ArrayList<>();
    List<Library> foreign = new ArrayList<>();
    for (Path jar : program.jars()) {
      Library library = of(jar, groups, licences);
      (library.group().equals(GROUP) ? own : foreign).add(library);
    }
    foreign.addAll(ofTheClient(program.named("contessa-server-")));
    foreign.sort((a, b) -> a.purl().compareTo(b.purl()));
    own.sort((a, b) -> a.purl().compareTo(b.purl()));
    return new Libraries(List.copyOf(own), List.copyOf(foreign));
  }

  /** The group, name and version of each jar by its file name. */
  private static Map<String, String> groups(Path list) throws IOException {
    Map<String, String> groups = new TreeMap<>();
    Matcher listed = LISTED.matcher(Files.readString(list));
    while (listed.find()) {
      String file = listed.group(2) + "-" + listed.group(3) + ".jar";
      groups.put(file, listed.group(1) + ":" + listed.group(2) + ":" + listed.group(3));
    }
    return groups;
  }

  private static Library of(Path jar, Map<String, String> groups, Licences licences)
      throws IOException {
    String listed = groups.get(String.valueOf(jar.getFileName()));
    if (listed == null) {
      throw new IOException("Maven does not list " + jar);
    }
    String[] parts = listed.split(":", 3);
    Licences.Known known = parts[0].equals(GROUP) ? OWN : licences.of(parts[0], parts[1]);
    SortedMap<String, String> texts = texts(jar);
    if (known.text() != null) {
      texts.put(known.text(), Release.resource("licences/" + known.text()));
    }
    return new Library(
        "maven",
        parts[0],
        parts[1],
        parts[2],
        Checksums.of(jar),
        known.licence(),
        Objects.requireNonNullElse(known.copyright(), ""),
        Collections.unmodifiableSortedMap(texts));
  }

  private static SortedMap<String, String> texts(Path jar) throws IOException {
    SortedMap<String, String> texts = new TreeMap<>();
    try (JarFile opened = new JarFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(opened.entries())) {
        if (!entry.isDirectory() && TEXT.matcher(entry.getName()).matches()) {
          texts.put(entry.getName().substring("META-INF/".length()), text(opened, entry));
        }
      }
    }
    return texts;
  }

  private static List<Library> ofTheClient(Path server) throws IOException {
    List<Library> found = new ArrayList<>();
    try (JarFile opened = new JarFile(server.toFile())) {
      ZipEntry entry = opened.getEntry(OF_THE_CLIENT);
      if (entry == null) {
        throw new IOException("no " + OF_THE_CLIENT + " in " + server);
      }
      for (JsonNode one : JsonMapper.shared().readTree(text(opened, entry))) {
        String name = one.get("name").asString();
        int slash = name.indexOf('/');
        found.add(
            new Library(
                "npm",
                slash < 0 ? "" : name.substring(0, slash),
                name.substring(slash + 1),
                one.get("version").asString(),
                null,
                one.get("licence").asString(),
                "",
                new TreeMap<>(Map.of("LICENSE", one.get("text").asString()))));
      }
    }
    return found;
  }

  private static String text(JarFile jar, ZipEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
