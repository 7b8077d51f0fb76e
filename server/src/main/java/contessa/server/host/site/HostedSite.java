package contessa.server.host.site;

import contessa.server.message.SiteInfo;
import java.util.function.Supplier;

/** The site as its operator has made it. */
public record HostedSite(Supplier<SitePolicy> current, SitePages pages, SiteNotices notices) {

  /** What players may do now. */
  public SitePolicy policy() {
    return current.get();
  }

  public SiteInfo info() {
    SitePolicy policy = policy();
    return new SiteInfo(
        policy.name(),
        policy.contact(),
        pages.names(),
        policy.off().stream().sorted().toList(),
        notices.current().orElse(null));
  }
}
