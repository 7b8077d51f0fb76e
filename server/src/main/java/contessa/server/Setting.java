package contessa.server;

import contessa.notation.json.Words;
import java.util.List;

/**
 * Every setting of a server, with its default and what an operator must know. Checks, documents and
 * the sample file are made from this list.
 */
public enum Setting {
  HOST("0.0.0.0", "where to listen; 127.0.0.1 behind a proxy on the same machine"),
  PORT(8080, "the port to listen on; 0 takes any free one"),
  DATABASE("", "PostgreSQL: jdbc:postgresql://HOST/NAME?user=USER&password=…; empty for a file"),
  CLUSTER(false, "whether this is one of several nodes with the same database"),
  CLUSTER_ADDRESS("127.0.0.1", "where the other nodes reach this one"),
  CLUSTER_PORT(5701, "for the other nodes only"),
  CLUSTER_MEMBERS(List.of(), "all nodes: addresses, or a host name with an address for each node"),
  CLUSTER_SECRET("", "at least 16 characters, the same on all nodes"),
  CLUSTER_PUBLIC(false, "whether cluster-address may be public; nodes talk without encryption"),
  ORIGINS(List.of(), "public addresses of the pages, if a proxy changes them: https://HOST"),
  SECURE(false, "whether players reach the server only by https, through a proxy"),
  HSTS("max-age=31536000", "Strict-Transport-Security, sent if secure; empty for none"),
  TRUSTED_PROXIES(List.of(), "addresses or networks whose X-Forwarded-For and -Proto count"),
  AUTH_HEADER("", "header in which a trusted proxy names who has signed in; empty for guests"),
  SOCKETS(100, 1, "most sockets per address (IPv6: per /64); twice as many connections"),
  TABLES(5000, 1, "most open tables; at most one per 100 kB of heap"),
  MILLIS(60, 1, "thinking time of a bot per decision"),
  PUSH(true, "whether there are push notifications"),
  PUSH_SERVICES(List.of(), "more hosts of push services"),
  LIMITS(List.of(), "other limits than usual: NAME=BURST/PER-SECOND, like commands=40/10"),
  LOG("text", "the format of the log, on standard error: text or json"),
  LOG_LEVEL("info", "the least that is logged: debug, info, warn or error"),
  METRICS_TOKEN("", "bearer token for /metrics; without one, only this machine may read them"),

  // What follows can change while the server runs.
  SITE_NAME("", "what the site is called, besides Contessa"),
  CONTACT("", "where players reach you: a mail address, or an https address"),
  INVITE_CODE("", "what new guests must know; empty if everybody may play"),
  PUBLIC_TABLES(true, "whether tables may be public, with quick match"),
  CHAT(true, "whether players may write to each other; phrases and emotes stay"),
  BOTS(true, "whether there are bots at tables"),
  PROGRAMS(true, "whether players' programs may play"),
  LEADERBOARD(true, "whether there is a leaderboard"),
  NEW_GAMES(true, "whether games may begin; if not, the site can only be read"),
  BACKUP_HOURS(24, "how often a file is backed up; 0 for never"),
  BACKUPS(3, 1, "how many backups are kept"),
  BACKUP_COMMAND("", "a program that gets the path of each new backup, to copy it elsewhere"),
  ARCHIVE_DAYS(30, "age at which closed tables are compressed"),
  CHAT_DAYS(0, "age at which chat and reports of closed tables are deleted; 0 for never"),
  GAME_DAYS(0, "age at which closed tables with their games are deleted; 0 for never");

  private final Object standard;
  private final int least;
  private final String meaning;

  Setting(Object standard, String meaning) {
    this(standard, 0, meaning);
  }

  /** A setting that is at least 0 or 1, if it is a number. */
  Setting(Object standard, int least, String meaning) {
    this.standard = standard;
    this.least = least;
    this.meaning = meaning;
  }

  /** The name in the file, and with two dashes on the command line. */
  public String word() {
    return Words.kebab(this);
  }

  /** The name in the environment. */
  public String variable() {
    return "CONTESSA_" + name();
  }

  /** The default: a text, number, truth value or list of texts. */
  public Object standard() {
    return standard;
  }

  public String meaning() {
    return meaning;
  }

  /** The smallest number that it may be. */
  int least() {
    return least;
  }

  /** Whether {@code contessa admin reload} is enough when it has changed. */
  public boolean isLive() {
    return compareTo(SITE_NAME) >= 0;
  }

  /** Whether nobody may see the value. */
  boolean isSecret() {
    return this == CLUSTER_SECRET || this == METRICS_TOKEN || this == INVITE_CODE;
  }
}
