package contessa.dev.launch;

import module java.base;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

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
    XMLInputFactory factory = XMLInputFactory.newInstance();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    try (InputStream in = Files.newInputStream(report)) {
      XMLStreamReader xml = factory.createXMLStreamReader(in);
      String test = "";
      boolean failedOnce = false;
      while (xml.hasNext()) {
        if (xml.next() != XMLStreamReader.START_ELEMENT) {
          continue;
        }
        switch (xml.getLocalName()) {
          case "testcase" -> {
            run++;
            test = name(xml);
            failedOnce = false;
          }
          case "failure", "error" -> {
            if (!failedOnce) {
              failed.add(test);
            }
            failedOnce = true;
          }
          case "skipped" -> skipped++;
          default -> {}
        }
      }
    } catch (XMLStreamException e) {
      failed.add("cannot read " + report + ": " + e.getMessage());
    }
  }

  private static String name(XMLStreamReader xml) {
    String type = xml.getAttributeValue(null, "classname");
    String name = xml.getAttributeValue(null, "name");
    return type == null || type.contains("/") ? name : type + " " + name;
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
