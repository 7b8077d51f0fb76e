package contessa.server;

import module java.base;

/** Sends the operator's commands to the server that runs on a data folder. */
public final class AdminClient {

  private AdminClient() {}

  /**
   * Sends one command and returns the server's answer.
   *
   * @throws IOException with a message for people: no server runs there, or it refuses
   */
  public static String order(Path data, String order) throws IOException {
    String answer;
    try (SocketChannel channel =
        SocketChannel.open(UnixDomainSocketAddress.of(AdminSocket.file(data)))) {
      Channels.newOutputStream(channel).write((order + "\n").getBytes(StandardCharsets.UTF_8));
      channel.shutdownOutput();
      answer = new String(Channels.newInputStream(channel).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IOException("no server is running on the data folder " + data, e);
    }
    String[] parts = answer.split("\n", 2);
    if (!parts[0].equals("ok")) {
      throw new IOException(parts[0].isEmpty() ? "the server did not answer" : parts[0]);
    }
    return parts[1];
  }
}
