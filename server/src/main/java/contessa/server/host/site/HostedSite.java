package contessa.server.host.site;

import contessa.server.message.SiteInfo;

/** The site as its operator has made it. */
public record HostedSite(SitePolicy policy, SitePages pages, SiteNotices notices) {

  public SiteInfo info() {
    return new SiteInfo(
        policy.name(),
        policy.contact(),
        pages.names(),
        policy.off().stream().sorted().toList(),
        notices.current().orElse(null));
  }
}
