package contessa.bots.coup;

/** The schemers that people can ask for: one bot with different settings. */
public enum Personality {
  /** The strongest settings. */
  USUAL(Temper.USUAL),
  BOLD(Temper.BOLD),
  CAUTIOUS(Temper.CAUTIOUS),
  VENGEFUL(Temper.VENGEFUL),
  SLY(Temper.SLY);

  private final Policy policy;

  Personality(Temper temper) {
    policy = new SchemerPolicy(temper);
  }

  Policy policy() {
    return policy;
  }
}
