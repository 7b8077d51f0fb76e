package contessa.coup;

/** The two sides of Reformation. */
public enum Allegiance {
  LOYALIST,
  REFORMIST;
}
