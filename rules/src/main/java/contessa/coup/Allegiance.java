package contessa.coup;

/** The two sides of Reformation. */
public enum Allegiance {
  LOYALIST,
  REFORMIST;

  public Allegiance other() {
    return this == LOYALIST ? REFORMIST : LOYALIST;
  }
}
