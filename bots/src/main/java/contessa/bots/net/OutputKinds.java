package contessa.bots.net;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.Role;

/** What kind of move an output is, and which character it claims. */
public final class OutputKinds {

  private static final int NONE = -1;
  private static final int CHALLENGE = 1;
  private static final int BLOCK = 2;
  private static final int COUP = 7;
  private static final int ASSASSINATE = 8;
  private static final int CONVERT = 11;
  private static final int EMBEZZLE = Action.EMBEZZLE.code();

  private static final int[] FIXED_KIND = new int[Outputs.FIXED];
  private static final int[] FIXED_CLAIM = new int[Outputs.FIXED];

  /** Kinds of Coup, assassination, theft, examination and conversion. */
  private static final int[] ATTACK_KIND = {COUP, ASSASSINATE, 9, 10, CONVERT};

  private static final int[] ATTACK_CLAIM =
      IntStream.of(Outputs.ATTACK_CODES).map(CoupCodes::claim).toArray();

  static {
    Arrays.fill(FIXED_KIND, NONE);
    Arrays.fill(FIXED_CLAIM, NONE);
    System.arraycopy(new int[] {3, 4, 5, NONE, 6, 6, CONVERT}, 0, FIXED_KIND, 0, 7);
    FIXED_KIND[Outputs.CHALLENGE] = CHALLENGE;
    for (int code = 0; code < Outputs.CONVERT_SELF; code++) {
      FIXED_CLAIM[code] = CoupCodes.claim(code);
    }
    for (int role = 0; role < Role.ALL.size(); role++) {
      FIXED_KIND[Outputs.BLOCK + role] = BLOCK;
      FIXED_CLAIM[Outputs.BLOCK + role] = role;
    }
  }

  private OutputKinds() {}

  /** The kind of a move, from 1 on as training counts them, or -1 for all others. */
  public static int kind(int output) {
    return output < Outputs.FIXED ? FIXED_KIND[output] : ATTACK_KIND[attack(output)];
  }

  static boolean assassinates(int output) {
    return kind(output) == ASSASSINATE;
  }

  /** Whether a move claims a character that is not among these cards. */
  public static boolean lies(int output, int hand) {
    int claim = output < Outputs.FIXED ? FIXED_CLAIM[output] : ATTACK_CLAIM[attack(output)];
    boolean denied = output == EMBEZZLE;
    return claim >= 0 && ((hand & Cards.copiesOf(claim)) != 0) == denied;
  }

  /** The slot that a move is aimed at, or 0. */
  public static int target(int output) {
    return output < Outputs.FIXED ? 0 : 1 + (output - Outputs.FIXED) / Outputs.PER_SEAT;
  }

  private static int attack(int output) {
    int kind = (output - Outputs.FIXED) % Outputs.PER_SEAT;
    if (kind < Outputs.ATTACKS) {
      return kind;
    }
    return (kind - Outputs.ATTACKS) / Role.ALL.size();
  }
}
