package contessa.coup;

import static contessa.coup.Action.Aim.ANYBODY;
import static contessa.coup.Action.Aim.NOBODY;
import static contessa.coup.Action.Aim.OTHERS;
import static contessa.coup.Action.Aim.RIVALS;
import static contessa.coup.Role.AMBASSADOR;
import static contessa.coup.Role.ASSASSIN;
import static contessa.coup.Role.CAPTAIN;
import static contessa.coup.Role.CONTESSA;
import static contessa.coup.Role.DUKE;
import static contessa.coup.Role.INQUISITOR;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The actions that a turn can consist of, as the action card that lies before every player: what an
 * action claims, costs and gains, whom it is aimed at and who blocks it. Codes, masks, legal moves
 * and the tables of clients follow from it; {@link CoupRules} switches lines off, {@link Actions}
 * carries them out.
 *
 * <p>Numbers never change, because networks and journals know them. 56 to 63 are free.
 */
public enum Action {
  INCOME(number(0), gains(1, CoinReason.INCOME)),
  FOREIGN_AID(number(1), gains(2, CoinReason.FOREIGN_AID), blockedBy(DUKE)),
  TAX(number(2), claims(DUKE), gains(3, CoinReason.TAX)),
  EMBEZZLE(number(3), denies(DUKE), emptiesReserve()),
  EXCHANGE(number(4), claims(AMBASSADOR, INQUISITOR)),
  COUP(number(6), aimedAt(RIVALS), costs(7), naming(128)),
  ASSASSINATE(
      number(16), claims(ASSASSIN), aimedAt(RIVALS), costs(3), blockedBy(CONTESSA), naming(192)),
  STEAL(
      number(26),
      claims(CAPTAIN),
      aimedAt(RIVALS),
      steals(2),
      blockedBy(CAPTAIN, AMBASSADOR, INQUISITOR)),
  EXAMINE(number(36), claims(INQUISITOR), aimedAt(OTHERS), blockedBy(CONTESSA)),
  CONVERT(number(46), aimedAt(ANYBODY), paysReserve(1, 2));

  /** Whom an action may be aimed at, among the living. */
  public enum Aim {
    NOBODY,
    /** The others without the actor's friends (R-SIDE-02). */
    RIVALS,
    /** The others, friends too (D-19). */
    OTHERS,
    /** The actor too. */
    ANYBODY
  }

  private static final Action[] CARD = values();

  public static final List<Action> ALL = List.of(CARD);

  private int code;
  private int naming;
  private int claims;
  private boolean denies;
  private Aim aim = NOBODY;
  private int cost;
  private int gain;
  private @Nullable CoinReason gainReason;
  private int blockers;
  private int paysReserve;
  private int paysReserveForOthers;
  private boolean emptiesReserve;

  Action(Entry... line) {
    for (Entry entry : line) {
      entry.enter(this);
    }
  }

  public static Action of(int ordinal) {
    return CARD[ordinal];
  }

  /** The code without a target; with several characters to claim, that of the first. */
  public int code() {
    return code;
  }

  public int code(int target) {
    return code + target;
  }

  public int code(Role claimed) {
    return code + Integer.bitCount(claims & bits(claimed) - 1);
  }

  public int code(int target, int named) {
    return naming + target * Role.ALL.size() + named;
  }

  /** The code of an announcement. Its claim matters where the actor may choose one. */
  public int code(int target, @Nullable Role named, @Nullable Role claimed) {
    if (named != null) {
      return code(target, named.ordinal());
    }
    return aim != NOBODY ? code(target) : claimed != null ? code(claimed) : code;
  }

  /** Whether the action may name a character of its target. */
  public boolean canName() {
    return naming != 0;
  }

  public boolean isAbout(Role role) {
    return (claims & bits(role)) != 0;
  }

  int claims() {
    return Integer.bitCount(claims);
  }

  /** Whether the actor claims *not* to hold the character (R-REF-06). */
  public boolean denies() {
    return denies;
  }

  public Aim aim() {
    return aim;
  }

  /** The coins paid to the bank when the action is announced. */
  public int cost() {
    return cost;
  }

  /** The coins that it brings at most, without those of the Reserve. */
  public int gain() {
    return gain;
  }

  /** Set if gaining coins from the treasury is all that the action does. */
  @Nullable CoinReason gainReason() {
    return gainReason;
  }

  /** The coins paid to the Reserve when the action takes effect on the actor or on another. */
  public int toReserve(boolean onSelf) {
    return onSelf ? paysReserve : paysReserveForOthers;
  }

  /** Whether it takes all coins of the Reserve, and is possible only with any (G-05). */
  public boolean takesReserve() {
    return emptiesReserve;
  }

  public boolean isBlockedBy(Role role) {
    return (blockers & bits(role)) != 0;
  }

  /** The characters that block it if they are in play, one bit each. */
  public int blockers() {
    return blockers;
  }

  // ---- How a line is written

  private interface Entry {
    void enter(Action line);
  }

  private static Entry number(int code) {
    return it -> it.code = code;
  }

  /** The first code of those that name a character, too. */
  private static Entry naming(int code) {
    return it -> it.naming = code;
  }

  private static Entry claims(Role... roles) {
    return it -> it.claims = bits(roles);
  }

  private static Entry denies(Role role) {
    return it -> {
      it.claims = bits(role);
      it.denies = true;
    };
  }

  private static Entry aimedAt(Aim aim) {
    return it -> it.aim = aim;
  }

  private static Entry costs(int coins) {
    return it -> it.cost = coins;
  }

  private static Entry gains(int coins, CoinReason reason) {
    return it -> {
      it.gain = coins;
      it.gainReason = reason;
    };
  }

  private static Entry steals(int coins) {
    return it -> it.gain = coins;
  }

  private static Entry blockedBy(Role... roles) {
    return it -> it.blockers = bits(roles);
  }

  private static Entry paysReserve(int forSelf, int forOthers) {
    return it -> {
      it.paysReserve = forSelf;
      it.paysReserveForOthers = forOthers;
    };
  }

  private static Entry emptiesReserve() {
    return it -> it.emptiesReserve = true;
  }

  private static int bits(Role... roles) {
    int bits = 0;
    for (Role role : roles) {
      bits |= 1 << role.ordinal();
    }
    return bits;
  }
}
