package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** The types, methods and files that documents and their pictures name exist. */
class DocumentNamesTest {

  private static final Path CHECKOUT = DocumentFiles.CHECKOUT;

  /** Written like a type, but a word of the games, of the wire, or of Java itself. */
  private static final Set<String> OTHER_WORDS =
      Set.of(
          "Duke",
          "Assassin",
          "Captain",
          "Ambassador",
          "Inquisitor",
          "Contessa",
          "Host",
          "Origin",
          "Authorization",
          "Bearer",
          "ETag");

  /** Written like a package, but a logger or a file. */
  private static final Set<String> NOT_PACKAGES =
      Set.of(
          "contessa.cmd",
          "contessa.conf",
          "contessa.db",
          "contessa.db.damaged",
          "contessa.db.moved",
          "contessa.net",
          "contessa.security");

  private static final Pattern CODE_IN_TEXT = Pattern.compile("`([^`\n]+)`");
  private static final Pattern CODE_IN_PICTURE = Pattern.compile("<tspan class=\"code\">([^<]+)<");
  private static final Pattern TYPE = Pattern.compile("[A-Z]\\w*[a-z]\\w*");
  private static final Pattern METHOD = Pattern.compile("([A-Z]\\w*[a-z]\\w*)\\.([a-z]\\w*)");
  private static final Pattern FILE =
      Pattern.compile(
          "(?:[\\w.@-]+/)*[\\w.@-]+\\.(?:java|ts|js|svelte|css|txt|xml|svg|sql|properties)");

  /** A path in the checkout. */
  private static final Pattern PATH =
      Pattern.compile(
          "(?:analysis|arena|bots|cli|deploy|dev|docs|notation|rating|rules|server|table|web)(?:/[\\w.@-]+)+");

  private static final Pattern PACKAGE = Pattern.compile("contessa(?:\\.[a-z]+)+");
  private static final Pattern FOLDER = Pattern.compile("(?:web/)?src(?:/[a-z][\\w-]*)+");
  private static final Pattern DECLARED =
      Pattern.compile("(?:class|record|interface|enum) ([A-Z]\\w*)");

  /** The sources that declare a type, by its simple name. */
  private final Map<String, List<String>> sources = new HashMap<>();

  private final List<String> files = new ArrayList<>();

  DocumentNamesTest() throws IOException {
    for (Path file : DocumentFiles.files()) {
      index(file);
    }
  }

  private void index(Path file) throws IOException {
    files.add("/" + DocumentFiles.name(file));
    String name = file.getFileName().toString();
    if (name.endsWith(".java")) {
      String text = Files.readString(file);
      Matcher declared = DECLARED.matcher(text);
      while (declared.find()) {
        declare(declared.group(1), text);
      }
    } else if (name.endsWith(".svelte") || name.endsWith(".ts") || name.endsWith(".py")) {
      String text = Files.readString(file);
      declare(name.substring(0, name.lastIndexOf('.')), text);
      Matcher declared = DECLARED.matcher(text);
      while (declared.find()) {
        declare(declared.group(1), text);
      }
    }
  }

  private void declare(String type, String source) {
    sources.computeIfAbsent(type, key -> new ArrayList<>()).add(source);
  }

  @Test
  void everyTypeMethodAndFileThatADocumentNamesExists() throws IOException {
    List<String> missing = new ArrayList<>();
    for (Path document : documents()) {
      Matcher code = pattern(document).matcher(Files.readString(document));
      while (code.find()) {
        if (!exists(code.group(1))) {
          missing.add(CHECKOUT.relativize(document) + ": " + code.group(1));
        }
      }
    }
    assertThat(missing).as("named in documents, but not there").isEmpty();
  }

  @Test
  void everyTestThatTheTableOfPromisesNamesExists() throws IOException {
    List<String> missing = new ArrayList<>();
    for (String line : Files.readAllLines(CHECKOUT.resolve("docs/promises.tsv"))) {
      String[] row = line.split("\t", -1);
      assertThat(row).as(line).hasSize(3);
      for (String test : row[2].split(", ", -1)) {
        if (!row[0].equals("area")
            && !files.contains("/web/e2e/" + test + ".test.js")
            && !sources.containsKey(test)) {
          missing.add(test);
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void aNameThatIsNotThereIsFound() {
    assertThat(exists("NoSuchTable")).isFalse();
    assertThat(exists("LevelsTest.noSuchMethod")).isFalse();
    assertThat(exists("web/no-such-file.ts")).isFalse();
    assertThat(exists("NoSuchTable.svelte")).isFalse();
    assertThat(exists("src/no-such-folder")).isFalse();
    assertThat(exists("web/no-such-folder")).isFalse();
    assertThat(exists("contessa.nosuchpackage")).isFalse();
    assertThat(exists("web/words")).isTrue();
    assertThat(exists("contessa.game")).isTrue();
    assertThat(exists("src/table")).isTrue();
    assertThat(exists("DocumentNamesTest.exists")).isTrue();
    assertThat(exists("./contessa test --fast")).isTrue();
  }

  private static List<Path> documents() throws IOException {
    Path pictures = CHECKOUT.resolve("docs/pictures");
    return DocumentFiles.files().stream()
        .filter(
            file ->
                file.toString().endsWith(".md")
                    || (file.startsWith(pictures) && file.toString().endsWith(".svg")))
        .toList();
  }

  private static Pattern pattern(Path document) {
    return document.toString().endsWith(".svg") ? CODE_IN_PICTURE : CODE_IN_TEXT;
  }

  /** Whether the code names something that exists, or is no name of a type, method or file. */
  private boolean exists(String code) {
    if (TYPE.matcher(code).matches()) {
      return OTHER_WORDS.contains(code) || sources.containsKey(code);
    }
    if (PATH.matcher(code).matches()) {
      return files.stream()
          .anyMatch(file -> file.endsWith("/" + code) || file.contains("/" + code + "/"));
    }
    if (PACKAGE.matcher(code).matches()) {
      String folder = "/" + code.replace('.', '/') + "/";
      return NOT_PACKAGES.contains(code) || files.stream().anyMatch(file -> file.contains(folder));
    }
    if (FILE.matcher(code).matches()) {
      return files.stream().anyMatch(file -> file.endsWith("/" + code));
    }
    if (FOLDER.matcher(code).matches()) {
      return files.stream().anyMatch(file -> file.contains("/" + code + "/"));
    }
    Matcher method = METHOD.matcher(code);
    return !method.matches() || mentions(method.group(1), method.group(2));
  }

  private boolean mentions(String type, String method) {
    Pattern use = Pattern.compile("\\b" + method + "\\b");
    return sources.getOrDefault(type, List.of()).stream()
        .anyMatch(source -> use.matcher(source).find());
  }
}
