package contessa.cli.play.screen;

import contessa.game.View;
import java.util.List;

/** Draws the table of one game as its reader sees it. */
@FunctionalInterface
public interface Painter {

  List<Line> table(View view, int columns);
}
