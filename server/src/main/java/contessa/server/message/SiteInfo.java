package contessa.server.message;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whose site this is, and what is different here.
 *
 * @param name empty if it has none
 * @param contact a mail address or a link; empty if there is none
 * @param pages those that the operator has written: imprint, privacy, terms
 * @param off what is switched off
 */
public record SiteInfo(
    String name,
    String contact,
    List<String> pages,
    List<SiteSwitch> off,
    @Nullable Notice notice) {

  /**
   * An announcement.
   *
   * @param begins when a maintenance begins; null if this is about none
   */
  public record Notice(String text, @Nullable Long begins) {}
}
