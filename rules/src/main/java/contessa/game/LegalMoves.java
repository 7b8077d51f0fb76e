package contessa.game;

import module java.base;

/** The legal moves of a table as a list. The table must not change any more. */
final class LegalMoves extends AbstractList<Move> implements RandomAccess {

  private final Table table;
  private final int size;

  LegalMoves(Table table) {
    this.table = table;
    size = table.choiceCount();
  }

  @Override
  public Move get(int n) {
    return table.move(table.choice(Objects.checkIndex(n, size)));
  }

  @Override
  public int size() {
    return size;
  }
}
