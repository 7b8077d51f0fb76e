package contessa.dev.launch;

import module java.base;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Counts the tests in reports of one kind, written in JUnit's XML by whatever ran them. */
final class JUnitReports {

  private final String kind;
  private final List<String> failed = new ArrayList<>();
  private int run;
  private int skipped;

  JUnitReports(String kind) {
    this.kind = kind;
  }

  /** Adds the reports in a folder whose name ends so, if they were written since. */
  void addAll(Path folder, String ending, FileTime since) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(ending)).sorted().toList()) {
        if (Files.getLastModifiedTime(file).compareTo(since) >= 0) {
          add(file);
        }
      }
    }
  }

  private void add(Path report) throws IOException {
    NodeList tests;
    try {
      tests =
          DocumentBuilderFactory.newDefaultInstance()
              .newDocumentBuilder()
              .parse(report.toFile())
              .getElementsByTagName("testcase");
    } catch (ParserConfigurationException | SAXException e) {
      failed.add("cannot read " + report + ": " + e.getMessage());
      return;
    }
    run += tests.getLength();
    for (int i = 0; i < tests.getLength(); i++) {
      Element test = (Element) tests.item(i);
      skipped += has(test, "skipped") ? 1 : 0;
      if (has(test, "failure") || has(test, "error")) {
        String type = test.getAttribute("classname");
        String name = test.getAttribute("name");
        failed.add(type.isEmpty() || type.contains("/") ? name : type + " " + name);
      }
    }
  }

  private static boolean has(Element test, String what) {
    return test.getElementsByTagName(what).getLength() > 0;
  }

  int passed() {
    return run - failed.size() - skipped;
  }

  int skipped() {
    return skipped;
  }

  List<String> failed() {
    return failed.stream().map(test -> "failed: " + kind + ": " + test).toList();
  }

  /** One part of the last line of a run. */
  String summary() {
    if (run == 0 && failed.isEmpty()) {
      return kind + " not run";
    }
    String skips = skipped == 0 ? "" : ", " + skipped + " skipped";
    return kind + " " + passed() + " passed, " + failed.size() + " failed" + skips;
  }
}
