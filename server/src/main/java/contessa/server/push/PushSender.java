package contessa.server.push;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.message.PushBrowser;
import contessa.server.message.PushOffer;
import contessa.server.message.ServerJson;
import contessa.table.message.PushNotification;
import contessa.table.view.Notifier;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends push notifications to browsers, a few at a time and on a best-effort basis. A message that
 * cannot be sent is dropped; no table ever waits for one or learns of it.
 */
public final class PushSender implements Notifier, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PushSender.class);

  private static final int THREADS = 4;
  private static final int MAX_WAITING = 1_000;
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final long CLOSE_WAIT = 1_000;
  private static final long DAY = 24 * 3_600;

  /** Every text is padded to this, so that all messages have the same length. */
  private static final int LENGTH = 256;

  private final Predicate<String> services;
  private final PushSubscriptions subscriptions;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private final ThreadPoolExecutor threads;
  private final LongAdder delivered = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private volatile Consumer<String> others = _ -> {};
  private @Nullable VapidKeys keys;
  private @Nullable HttpClient http;

  /**
   * Sends to the browsers in the server's file.
   *
   * @param services which addresses may be contacted
   */
  public PushSender(Database database, Predicate<String> services, InstantSource clock) {
    this.services = services;
    this.clock = clock;
    subscriptions = new PushSubscriptions(database);
    threads =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            10,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MAX_WAITING),
            Thread.ofPlatform().daemon().name("push ", 0).factory(),
            (_, _) -> failed.increment());
    threads.allowCoreThreadTimeOut(true);
  }

  // ---- Subscriptions

  public PushOffer offer() {
    return new PushOffer(keys().key());
  }

  /**
   * Subscribes a browser of the player.
   *
   * @param site the address of the page that subscribes
   * @return false if its endpoint is no push service's or its keys are invalid
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
    others.accept(player);
    return true;
  }

  /** Registers the broadcaster of new subscriptions to the other nodes of a cluster. */
  public void onChange(Consumer<String> task) {
    others = task;
  }

  /** A player has subscribed at another node. */
  public void know(String player) {
    subscriptions.know(player);
  }

  /** Players may have subscribed at other nodes. */
  public void knowAll() {
    subscriptions.knowAll();
  }

  public void unsubscribe(String player, String endpoint) {
    subscriptions.remove(player, endpoint);
  }

  // ---- Sending

  @Override
  public void send(String player, PushNotification what, @Nullable Long until) {
    if (subscriptions.mayHave(player)) {
      threads.execute(() -> deliver(player, what, until));
    }
  }

  private void deliver(String player, PushNotification what, @Nullable Long until) {
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
      LOG.warn("A push notification could not be sent", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The status of the push service; empty if it was not contacted or could not be. */
  private Optional<Integer> send(PushSubscription to, PushNotification what, @Nullable Long until)
      throws InterruptedException {
    long now = clock.millis();
    long seconds = until == null ? DAY : (until - now) / 1_000;
    // An endpoint that was allowed when the browser subscribed may not be allowed now.
    if (seconds <= 0 || !services.test(to.endpoint())) {
      return Optional.empty();
    }
    URI endpoint = URI.create(to.endpoint());
    byte[] salt = new byte[PushEncryption.SALT_BYTES];
    random.nextBytes(salt);
    byte[] text = ServerJson.CODEC.bytes(what);
    byte[] body = PushEncryption.seal(text, LENGTH, to.key(), to.auth(), P256.newPair(), salt);
    HttpRequest request =
        HttpRequest.newBuilder(endpoint)
            .timeout(TIMEOUT)
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
      answer.body().close(); // the body does not matter
      return Optional.of(answer.statusCode());
    } catch (IOException e) {
      LOG.debug("Push service {} cannot be reached", endpoint.getHost(), e);
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

  /** Created on first use, which on most servers never comes. It follows no redirects. */
  private synchronized HttpClient http() {
    HttpClient client = http;
    if (client == null) {
      client =
          HttpClient.newBuilder()
              .connectTimeout(TIMEOUT)
              .followRedirects(HttpClient.Redirect.NEVER)
              .build();
      http = client;
    }
    return client;
  }

  /** The number of messages that push services accepted. */
  public long delivered() {
    return delivered.sum();
  }

  /** The number of messages that were dropped. */
  public long failed() {
    return failed.sum();
  }

  /** Drops waiting messages and waits briefly for the threads, which read the journal's file. */
  @Override
  public void close() {
    threads.shutdownNow();
    synchronized (this) {
      if (http != null) {
        http.shutdownNow();
      }
    }
    try {
      threads.awaitTermination(CLOSE_WAIT, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
