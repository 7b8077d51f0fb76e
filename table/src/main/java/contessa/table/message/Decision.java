package contessa.table.message;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The question that this viewer can answer now. In a window the choices never depend on cards.
 *
 * @param sealed whether the answer is secret, and can be changed, until the window closes
 * @param ordered whether a standing order will answer if the viewer does not
 */
public record Decision(
    int ask,
    boolean sealed,
    String phase,
    List<String> choices,
    @Nullable Long deadline,
    @Nullable String answer,
    boolean ordered) {}
