package contessa.notation.record;

import contessa.game.Chance;
import contessa.game.Rulebook;
import java.util.List;

/** Chance that repeats the draws of a record. */
final class RecordedDraws implements Chance {

  private final DrawTokens tokens;
  private List<String> script = List.of();
  private int next;

  RecordedDraws(Rulebook rules) {
    tokens = new DrawTokens(rules);
  }

  void step(List<String> draws) {
    script = draws;
    next = 0;
  }

  void finish() {
    if (next < script.size()) {
      throw new RecordProblem("expected no further draw, found " + script.get(next));
    }
  }

  private String take(String expected) {
    if (next == script.size()) {
      throw new RecordProblem("expected " + expected + ", found no further draw");
    }
    return script.get(next++);
  }

  @Override
  public int below(int n) {
    String token = take("a draw below " + n);
    for (int k = 0; k < n; k++) {
      if (token.equals(DrawTokens.number(k, n))) {
        return k;
      }
    }
    throw new RecordProblem("expected a draw below " + n + ", found " + token);
  }

  @Override
  public int memberOf(int set) {
    for (String change : tokens.changes(set)) {
      String token = take(change);
      if (!token.equals(change)) {
        throw new RecordProblem("expected " + change + " before the draw, found " + token);
      }
    }
    String token = take("a card from the court");
    Integer card = tokens.inCourt(token);
    if (card == null) {
      throw new RecordProblem("expected a card in the court, found " + token);
    }
    tokens.drawn(card);
    return card;
  }
}
