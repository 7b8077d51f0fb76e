package contessa.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The question that this viewer may answer now. In a window the choices never depend on cards.
 *
 * @param ask the number to answer with
 * @param sealed whether the answer stays unseen, and changeable, until the window closes
 * @param answer the answer given so far in a window
 * @param ordered whether a standing order answers unless the viewer does
 */
public record Decision(
    int ask,
    boolean sealed,
    String phase,
    List<String> choices,
    @Nullable Long deadline,
    @Nullable String answer,
    boolean ordered) {}
