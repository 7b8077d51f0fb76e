package contessa.server.cluster;

import contessa.server.message.QuickMatch;
import contessa.table.game.ResumePoint;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Refused;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The requests and replies of {@link NodeRpc}, as JSON. A field that an older version lacks must be
 * nullable.
 */
final class RpcMessages {

  static final String SUBMIT = "submit";
  static final String WATCH = "watch";
  static final String UNWATCH = "unwatch";
  static final String COUNTS = "counts";
  static final String KICKED = "kicked";
  static final String LISTED = "listed";
  static final String OF_PLAYER = "of-player";
  static final String LINES = "lines";
  static final String SUMMARY = "summary";
  static final String CODE = "code";
  static final String SHORT_CODE = "short-code";
  static final String SEAT = "seat";
  static final String QUICK = "quick";
  static final String CREATE = "create";
  static final String EXPLORE = "explore";
  static final String CLOSE = "close";
  static final String DELETE_MESSAGE = "delete-message";
  static final String ANALYSIS = "analysis";
  static final String LOOK_BACK = "look-back";

  private RpcMessages() {}

  /** A command, the delay of the player's connection, and how long the command has waited. */
  record Submit(String player, String table, Command command, int lag, long waited) {}

  record Replied(boolean ok, @Nullable Refused refused) {}

  /** A viewer at another node; the messages go there under this key. */
  record Watch(
      String node, String key, String player, String table, @Nullable String stream, long n) {}

  /** A player and a table or code. */
  record At(String player, String what) {}

  record SeatWish(String player, QuickMatch wish) {}

  record Create(String player, CreateTable request) {}

  record Explore(String player, String name, TableOptions options, ResumePoint opening) {}

  /** A new table, or why there is none; neither if another node may open it. */
  record Created(@Nullable TableCreated table, @Nullable Refused refused) {}

  /** What was said at a seat at some time. */
  record DeletedMessage(String table, int seat, long at) {}

  /** How many messages each viewer was told. */
  record Counts(Map<String, Long> counts) {}
}
