package contessa.table.message;

import java.util.List;

/**
 * A character who can be invited to a table.
 *
 * @param name its id
 * @param level from 1, a beginner, to 8
 * @param style what is typical of it, such as {@code bold}
 */
public record BotInfo(String name, String about, int level, String style, List<String> games) {}
