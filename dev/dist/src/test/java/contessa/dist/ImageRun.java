package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/**
 * Runs the files of an image as an engine would: with nothing else in sight, the root read-only, a
 * volume and a folder for temporary files, as the user of the Containerfile, with its environment
 * and commands. Needs Linux, and root or namespaces for users.
 */
final class ImageRun {

  private ImageRun() {}

  /**
   * Starts the image, runs its health check and an operator's command, stops it; everything that
   * was said.
   */
  static List<String> run(Path image, Path volume, Containerfile file, List<String> order)
      throws IOException, InterruptedException {
    for (String place : List.of("proc", "dev")) {
      Files.createDirectories(image.resolve(place)); // as engines do
    }
    boolean isRoot = System.getProperty("user.name").equals("root");
    String[] user = file.last("USER").split(":", -1);
    String script =
        """
        set -eu
        root=%1$s
        mount --bind "$root" "$root"
        mount -t proc proc "$root/proc"
        mount -t tmpfs tmpfs "$root/tmp"
        for device in null random urandom zero; do
          touch "$root/dev/$device"
          mount --bind "/dev/$device" "$root/dev/$device"
        done
        mount --bind %2$s "$root/var/lib/contessa"
        mount -o remount,bind,ro "$root"
        if touch "$root/file" 2>/dev/null; then echo "the root is not read-only"; fi
        (exec %3$s %4$s) &
        server=$!
        read -r _
        status=0
        (exec %3$s %5$s) || status=$?
        echo "health check: $status"
        (exec %3$s %6$s)
        kill "$server"
        status=0
        wait "$server" || status=$?
        echo "server: $status"
        """
            .formatted(
                quoted(image.toString()),
                quoted(volume.toString()),
                isRoot
                    ? "chroot --userspec=" + file.last("USER") + " \"$root\""
                    : "unshare --map-user=" + user[0] + " --map-group=" + user[1] + " -R \"$root\"",
                quoted(file.command()),
                quoted(file.healthCheck()),
                quoted(order));
    List<String> command = new ArrayList<>(List.of("unshare", "--mount", "--net", "--pid"));
    if (!isRoot) {
      command.add("--map-root-user");
    }
    command.addAll(List.of("--fork", "--kill-child", "sh", "-c", script));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    builder.environment().putAll(file.environment());
    Process process = builder.start();
    List<String> said = new ArrayList<>();
    try (BufferedReader out = process.inputReader();
        Writer in = process.outputWriter()) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        said.add(line);
        if (line.contains("http://")) {
          in.write("\n");
          in.flush();
        }
      }
    }
    assertThat(process.waitFor()).as("%s", said).isZero();
    return said;
  }

  private static String quoted(List<String> words) {
    return words.stream().map(ImageRun::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return "'" + word + "'";
  }
}
