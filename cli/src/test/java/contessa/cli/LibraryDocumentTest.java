package contessa.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program of docs/library.md, as it is written there. */
class LibraryDocumentTest {

  @TempDir private Path folder;

  private String program() throws IOException {
    String page = Files.readString(Path.of("../docs/library.md"));
    int from = page.indexOf("```java\n") + "```java\n".length();
    return page.substring(from, page.indexOf("```", from));
  }

  private Path compiled() throws IOException {
    Path source = Files.writeString(folder.resolve("Timid.java"), program());
    Path classes = Files.createDirectory(folder.resolve("classes"));
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                said,
                said,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                classes.toString(),
                source.toString());
    assertThat(exit).as(said.toString(UTF_8)).isZero();
    return classes;
  }

  @Test
  void theProgramRunsAsWritten() throws Exception {
    assertThat(program().lines().filter(line -> !line.isBlank()).count()).isLessThan(40);
    String path = compiled() + File.pathSeparator + System.getProperty("java.class.path");
    String java = ProcessHandle.current().info().command().orElseThrow();
    Process run = new ProcessBuilder(java, "-cp", path, "Timid").redirectErrorStream(true).start();
    assertThat(new String(run.getInputStream().readAllBytes(), UTF_8))
        .matches("timid [01][.][0-9]+\\Rhonest [01][.][0-9]+\\R");
  }

  @Test
  void thePackagesOfThePageExist() throws IOException {
    String page = Files.readString(Path.of("../docs/library.md"));
    List<String> names =
        Pattern.compile("`(contessa[.][.a-z]*[a-z])`")
            .matcher(page)
            .results()
            .map(found -> found.group(1).replace('.', '/'))
            .toList();
    assertThat(names).contains("contessa/game", "contessa/arena");
    assertThat(names)
        .allMatch(
            name ->
                Stream.of("rules", "bots", "arena")
                    .map(module -> Path.of("..", module, "src/main/java", name))
                    .anyMatch(Files::isDirectory));
  }

  @Test
  void everyModuleIsNamedAfterItsFolder() throws IOException {
    for (String folder : List.of("rules", "rating", "notation", "bots", "arena", "dev/train")) {
      assertThat(Path.of("..", folder, "pom.xml"))
          .content()
          .contains("<module.name>contessa." + folder.replace('/', '.') + "</module.name>");
    }
  }

  @Test
  void itsJarIsAContestant() throws Exception {
    Path jar = folder.resolve("timid.jar");
    Path classes = compiled();
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.list(classes)) {
      for (Path file : files.toList()) {
        out.putNextEntry(new ZipEntry(file.getFileName().toString()));
        out.write(Files.readAllBytes(file));
      }
      out.putNextEntry(new ZipEntry("META-INF/services/contessa.bots.BotKind"));
      out.write("Timid\n".getBytes(UTF_8));
    }
    assertThat(arena("jar:" + jar + ",mine=jar:" + jar + "#timid")).contains("timid", "mine");
    assertThat(arena("jar:" + jar + "#bold,honest"))
        .contains(jar + " has no bot 'bold'; its bots: timid");
    assertThat(arena("jar:none.jar,honest")).contains("none.jar has no bots");
  }

  private static String arena(String bots) {
    StringWriter out = new StringWriter();
    PrintWriter both = new PrintWriter(out);
    Contessa.commandLine()
        .setOut(both)
        .setErr(both)
        .execute(List.of("arena", "--games=4", "--bots=" + bots).toArray(String[]::new));
    return out.toString();
  }
}
