package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.security.cert.Certificate;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * A certificate for localhost that only a test trusts.
 *
 * @param folder has it as {@code fullchain.pem} and its key as {@code privkey.pem}
 * @param trust of a client
 */
record TestCertificate(Path folder, SSLContext trust) {

  private static final String PASSWORD = "password";
  private static final String NAME = "localhost";

  static TestCertificate make(Path folder)
      throws IOException, InterruptedException, GeneralSecurityException {
    Path file = folder.resolve("keys.p12");
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-keyalg",
                "EC",
                "-alias",
                NAME,
                "-dname",
                "CN=" + NAME,
                "-ext",
                "san=dns:" + NAME,
                "-keystore",
                file.toString(),
                "-storepass",
                PASSWORD)
            .inheritIO()
            .start();
    assertThat(keytool.waitFor()).isZero();
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD.toCharArray());
    }
    Certificate certificate = keys.getCertificate(NAME);
    write(folder.resolve("fullchain.pem"), "CERTIFICATE", certificate.getEncoded());
    byte[] key = keys.getKey(NAME, PASSWORD.toCharArray()).getEncoded();
    write(folder.resolve("privkey.pem"), "PRIVATE KEY", key);
    return new TestCertificate(folder, trusting(certificate));
  }

  private static void write(Path file, String kind, byte[] bytes) throws IOException {
    String body = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
    String text = "-----BEGIN " + kind + "-----\n" + body + "\n-----END " + kind + "-----\n";
    Files.writeString(file, text, StandardCharsets.US_ASCII);
  }

  private static SSLContext trusting(Certificate certificate)
      throws IOException, GeneralSecurityException {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry(NAME, certificate);
    TrustManagerFactory managers =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    managers.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, managers.getTrustManagers(), null);
    return context;
  }
}
