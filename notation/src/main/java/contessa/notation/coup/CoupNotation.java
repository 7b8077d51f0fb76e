package contessa.notation.coup;

import contessa.coup.CoupEvent;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Coup as text and JSON, in every edition. */
public final class CoupNotation implements GameNotation {

  @Override
  public GameKind kind() {
    return GameKind.COUP;
  }

  @Override
  public List<String> editions() {
    return List.copyOf(CoupWords.EDITIONS.keySet());
  }

  @Override
  public CoupRules rules(@Nullable JsonNode options, int players) {
    return CoupOptionsJson.read(options, players);
  }

  @Override
  public void writeOptions(Rulebook rules, JsonWriter json) {
    CoupOptionsJson.write((CoupRules) rules, json);
  }

  @Override
  public Outcome.Played start(Rulebook rules, JsonNode position, int first, Chance chance) {
    return CoupPositionJson.read((CoupRules) rules, position, first);
  }

  @Override
  public int[] draws(Rulebook rules, JsonNode draws) {
    return CoupPositionJson.draws((CoupRules) rules, draws);
  }

  @Override
  public boolean drawsAreScripted(View view) {
    return ((CoupView) view).phase() != CoupPhase.DRAFT;
  }

  @Override
  public @Nullable Move move(Rulebook rules, String text) {
    return CoupMoves.move((CoupRules) rules, text);
  }

  @Override
  public String text(Rulebook rules, Move move) {
    return CoupMoves.text((CoupRules) rules, (CoupMove) move);
  }

  @Override
  public void writeEvent(Rulebook rules, Event event, JsonWriter json) {
    new CoupEvents((CoupRules) rules, json).write((CoupEvent) event);
  }

  @Override
  public void writeHeard(Rulebook rules, Event event, JsonWriter json) {
    new CoupEvents((CoupRules) rules, json).writeHeard((CoupEvent) event);
  }

  @Override
  public void writeView(View view, JsonWriter json) {
    CoupViews.write((CoupView) view, json);
  }
}
