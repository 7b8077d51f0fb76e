package contessa.server.push;

import contessa.server.table.view.Notifier;
import contessa.server.wire.PushBrowser;
import contessa.server.wire.PushOffer;
import contessa.server.wire.Summons;
import contessa.server.wire.WireJson;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries summons to the browsers that want them: beside the tables, a few at a time, and without a
 * promise. What cannot be carried is dropped; no table ever waits for it or hears of it.
 */
public final class PushSender implements Notifier, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PushSender.class);

  private static final int THREADS = 4;
  private static final int MOST_WAITING = 1_000;
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final long GOODBYE = 1_000;
  private static final long DAY = 24 * 3_600;

  /** Every text is filled up to this, so that all messages are of one length. */
  private static final int LENGTH = 256;

  private final Predicate<String> services;
  private final PushSubscriptions subscriptions;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private final ThreadPoolExecutor threads;
  private final LongAdder delivered = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private @Nullable VapidKeys keys;
  private @Nullable HttpClient http;

  /**
   * For the browsers in this file of the journal.
   *
   * @param services which addresses may be asked
   */
  public PushSender(Path file, Predicate<String> services, InstantSource clock) {
    this.services = services;
    this.clock = clock;
    subscriptions = new PushSubscriptions(file);
    threads =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            10,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().daemon().name("courier ", 0).factory(),
            (_, _) -> failed.increment());
    threads.allowCoreThreadTimeOut(true);
  }

  // ---- Who wants to be called

  public PushOffer offer() {
    return new PushOffer(keys().key());
  }

  /**
   * This browser of the player is called from now on.
   *
   * @param site where the page is that asks for it
   * @return whether it can be: its address is a push service's and its keys are some
   */
  public boolean subscribe(String player, PushBrowser browser, String site) {
    if (browser.endpoint().length() > PushBrowser.LONGEST || !services.test(browser.endpoint())) {
      return false;
    }
    PushSubscription one;
    try {
      one = new PushSubscription(browser, site);
    } catch (IllegalArgumentException e) {
      return false;
    }
    subscriptions.put(player, one, clock.millis());
    return true;
  }

  public void unsubscribe(String player, String endpoint) {
    subscriptions.remove(player, endpoint);
  }

  // ---- Calling

  @Override
  public void send(String player, Summons what, @Nullable Long until) {
    if (subscriptions.mayHave(player)) {
      threads.execute(() -> carry(player, what, until));
    }
  }

  private void carry(String player, Summons what, @Nullable Long until) {
    try {
      for (PushSubscription one : subscriptions.of(player)) {
        Optional<Integer> status = send(one, what, until);
        if (status.filter(code -> code == 404 || code == 410).isPresent()) {
          subscriptions.remove(player, one.endpoint());
        }
        boolean good = status.filter(code -> code >= 200 && code < 300).isPresent();
        (good ? delivered : failed).increment();
      }
    } catch (RuntimeException e) {
      LOG.warn("A player could not be called", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What the push service answers; nothing if it was not asked, or cannot be. */
  private Optional<Integer> send(PushSubscription to, Summons what, @Nullable Long until)
      throws InterruptedException {
    long now = clock.millis();
    long seconds = until == null ? DAY : (until - now) / 1_000;
    // What was allowed when the browser subscribed need not be now.
    if (seconds <= 0 || !services.test(to.endpoint())) {
      return Optional.empty();
    }
    URI endpoint = URI.create(to.endpoint());
    byte[] salt = new byte[PushEncryption.SALT_BYTES];
    random.nextBytes(salt);
    byte[] text = WireJson.write(what).getBytes(StandardCharsets.UTF_8);
    byte[] body = PushEncryption.seal(text, LENGTH, to.key(), to.auth(), P256.newPair(), salt);
    HttpRequest request =
        HttpRequest.newBuilder(endpoint)
            .timeout(PATIENCE)
            .header("Authorization", keys().authorization(endpoint, to.site(), now))
            .header("Content-Encoding", "aes128gcm")
            .header("Content-Type", "application/octet-stream")
            .header("TTL", String.valueOf(seconds))
            .header("Urgency", "high")
            .POST(HttpRequest.BodyPublishers.ofByteArray(body))
            .build();
    try {
      HttpResponse<InputStream> answer =
          http().send(request, HttpResponse.BodyHandlers.ofInputStream());
      answer.body().close(); // whatever else it says is not read
      return Optional.of(answer.statusCode());
    } catch (IOException e) {
      LOG.debug("{} cannot be reached", endpoint.getHost(), e);
      return Optional.empty();
    }
  }

  private synchronized VapidKeys keys() {
    VapidKeys known = keys;
    if (known == null) {
      known = subscriptions.keys();
      keys = known;
    }
    return known;
  }

  /** Made when it is needed, which at most servers is never. It follows no redirect. */
  private synchronized HttpClient http() {
    HttpClient client = http;
    if (client == null) {
      client =
          HttpClient.newBuilder()
              .connectTimeout(PATIENCE)
              .followRedirects(HttpClient.Redirect.NEVER)
              .build();
      http = client;
    }
    return client;
  }

  /** How many messages push services have taken. */
  public long delivered() {
    return delivered.sum();
  }

  /** How many were dropped. */
  public long failed() {
    return failed.sum();
  }

  /** Drops what waits; soon nobody reads the file any more. */
  @Override
  public void close() {
    threads.shutdownNow();
    synchronized (this) {
      if (http != null) {
        http.shutdownNow();
      }
    }
    try {
      threads.awaitTermination(GOODBYE, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
