package contessa.server.net.http;

import java.util.List;

/**
 * How the server is reached, as the operator has set it.
 *
 * @param origins the addresses of the pages, if a proxy changes them
 * @param secure whether clients reach it only by https, through a proxy
 * @param isEverywhere whether it listens on all addresses of the machine
 * @param authHeader in which trusted proxies name who has signed in; empty for guests
 * @param metricsToken a token for {@code /metrics}; if empty, only this machine may read them
 */
public record Site(
    List<String> origins,
    boolean secure,
    boolean isEverywhere,
    String authHeader,
    String metricsToken) {}
