package contessa.server.net.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.server.net.limits.RateLimiter;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs what matters if somebody was attacked: refusals (wrong codes, foreign origins, limits), and
 * what somebody with a stolen session would do (move it, make a token, end or delete it). One line
 * a minute for each of these and address, and not more than some lines a minute in all, so that
 * nobody can fill the disk with them.
 */
public final class SecurityLog {

  private static final Logger LOG = LoggerFactory.getLogger("contessa.security");

  private static final int MAX_LINES = 100;
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final Cache<String, Boolean> logged =
      Caffeine.newBuilder().maximumSize(10_000).expireAfterWrite(MINUTE).build();
  private final RateLimiter lines;

  public SecurityLog() {
    lines = new RateLimiter(MAX_LINES, MAX_LINES / 60.0, TcpConnection::now);
  }

  /**
   * Notes a refusal.
   *
   * @param reason a constant text; nothing that the client sent
   */
  public void refused(String reason, String clientAddress) {
    refused(reason, "", clientAddress);
  }

  /**
   * Notes a refusal.
   *
   * @param detail what the operator needs to tell an attack from a wrong setting
   */
  public void refused(String reason, String detail, String clientAddress) {
    if (isNew(reason, clientAddress)) {
      LOG.warn("Refused: {}{}, from {}", reason, detail, TrustedProxies.readable(clientAddress));
    }
  }

  /**
   * Notes a change to somebody's sessions.
   *
   * @param what a constant text
   */
  public void changed(String what, String clientAddress) {
    if (isNew(what, clientAddress)) {
      LOG.info("Sessions: {}, from {}", what, TrustedProxies.readable(clientAddress));
    }
  }

  private boolean isNew(String what, String clientAddress) {
    return logged.asMap().putIfAbsent(what + ' ' + clientAddress, true) == null
        && lines.take("all");
  }
}
