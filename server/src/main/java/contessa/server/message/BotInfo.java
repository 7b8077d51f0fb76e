package contessa.server.message;

import java.util.List;

/**
 * A kind of bot that can be added to a table.
 *
 * @param games the games that it plays
 */
public record BotInfo(String name, String about, List<String> games) {}
