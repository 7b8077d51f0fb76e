package contessa.soak.sim;

/** Says yes every so often. */
final class Every {

  private final int often;
  private int count;

  Every(int often) {
    this.often = often;
  }

  boolean now() {
    count++;
    return count % often == 0;
  }
}
