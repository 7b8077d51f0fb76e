package contessa.server.message;

/** What the operator of a site can switch off. */
public enum SiteSwitch {
  PUBLIC_TABLES,
  CHAT,
  BOTS,
  PROGRAMS,
  LEADERBOARD,
  /** New games and seats; without it, the site can only be read. */
  NEW_GAMES
}
