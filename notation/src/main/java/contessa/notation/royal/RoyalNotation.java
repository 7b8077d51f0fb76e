package contessa.notation.royal;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import org.jspecify.annotations.Nullable;

/** Coup Royal as text and JSON. */
public final class RoyalNotation implements GameNotation {

  @Override
  public GameKind kind() {
    return GameKind.ROYAL;
  }

  @Override
  public List<String> editions() {
    return List.of("royal");
  }

  @Override
  public Rulebook rules(@Nullable JsonNode options, int players) {
    return RoyalOptionsJson.read(options, players);
  }

  @Override
  public void writeOptions(Rulebook rules, JsonWriter json) {
    RoyalOptionsJson.write(((RoyalRules) rules).data(), json);
  }

  @Override
  public Outcome.Played start(Rulebook rules, JsonNode position, int first, Chance chance) {
    List<AddressedEvent> events = new ArrayList<>();
    RoyalTable table =
        new RoyalPositionJson((RoyalRules) rules, position, chance).table(events::add);
    return new Outcome.Played(Position.of(table), events);
  }

  @Override
  public int[] draws(Rulebook rules, JsonNode draws) {
    throw new Refusal(Reason.BAD_REQUEST, "draws: Coup Royal draws from the decks in its position");
  }

  @Override
  public boolean drawsAreScripted(View view) {
    return false;
  }

  @Override
  public @Nullable Move move(Rulebook rules, String text) {
    return RoyalMoves.read(text);
  }

  @Override
  public String text(Rulebook rules, Move move) {
    return RoyalMoves.write((RoyalMove) move);
  }

  @Override
  public void writeEvent(Rulebook rules, Event event, JsonWriter json) {
    RoyalJson.event((RoyalEvent) event, json);
  }

  @Override
  public void writeView(View view, JsonWriter json) {
    new RoyalViews((RoyalView) view, json).write();
  }
}
