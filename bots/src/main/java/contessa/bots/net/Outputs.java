package contessa.bots.net;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.CoupPhase;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Move;
import contessa.game.Table;

/**
 * The outputs of a network and the codes of moves that they stand for in one decision. Targets are
 * slots relative to the seat that decides, cards are characters: equal moves share an output.
 */
public final class Outputs {

  static final int CONVERT_SELF = 6;
  static final int PASS = 7;
  static final int CHALLENGE = 8;
  static final int DECLINE = 9;
  static final int SHOW = 10;
  static final int RETURN = 11;
  static final int SWAP = 12;
  static final int LOYALIST = 13;
  static final int REFORMIST = 14;

  /** And a character; so are the next two. */
  static final int BLOCK = 15;

  static final int CARD = 21;
  static final int KEEP_ONE = 27;

  /** And the number of a pair of characters. */
  static final int KEEP_TWO = 33;

  /** The outputs without a target. */
  public static final int FIXED = 54;

  /** For each other seat: five attacks, then the declared Coups and assassinations by character. */
  public static final int PER_SEAT = 17;

  /** What the network computes for a seat: five attacks and six named characters. */
  public static final int SEAT_LOGITS = 11;

  static final int ATTACKS = 5;

  private static final int ROLES = Role.ALL.size();
  private static final int WORDS = 4;
  private static final int NONE = -1;
  static final int[] ATTACK_CODES = {
    Action.COUP.code(),
    Action.ASSASSINATE.code(),
    Action.STEAL.code(),
    Action.EXAMINE.code(),
    Action.CONVERT.code()
  };

  private static final int[] FIXED_KIND = new int[FIXED];
  private static final int[] FIXED_CLAIM = new int[FIXED];

  /** Kinds of Coup, assassination, theft, examination and conversion. */
  private static final int[] ATTACK_KIND = {7, 8, 9, 10, 11};

  private static final int[] ATTACK_CLAIM =
      IntStream.of(ATTACK_CODES).map(CoupCodes::claim).toArray();

  static {
    Arrays.fill(FIXED_KIND, NONE);
    Arrays.fill(FIXED_CLAIM, NONE);
    System.arraycopy(new int[] {3, 4, 5, NONE, 6, 6, 11}, 0, FIXED_KIND, 0, 7);
    FIXED_KIND[CHALLENGE] = 1;
    for (int code = 0; code < CONVERT_SELF; code++) {
      FIXED_CLAIM[code] = CoupCodes.claim(code);
    }
    for (int role = 0; role < Role.ALL.size(); role++) {
      FIXED_KIND[BLOCK + role] = 2;
      FIXED_CLAIM[BLOCK + role] = role;
    }
  }

  /** The code of each output, or -1 where it is not legal. */
  private final int[] code;

  /** The output of each legal code. */
  private final short[] outputs = new short[Table.CODES];

  /** The legal outputs, in the order of their codes. */
  private final int[] allowed = new int[Table.CODES];

  private int legal;

  public Outputs(int slots) {
    code = new int[count(slots)];
    Arrays.fill(code, NONE);
  }

  public static int count(int slots) {
    return FIXED + (slots - 1) * PER_SEAT;
  }

  /** Reads the legal moves of the view's reader. */
  public void read(CoupView view) {
    for (int n = 0; n < legal; n++) {
      code[allowed[n]] = NONE;
    }
    legal = 0;
    int me = view.reader();
    int seats = view.seats();
    CoupPhase phase = view.phase();
    int pool = view.known(me);
    for (int word = 0; word < WORDS; word++) {
      for (long rest = view.mask(word); rest != 0; rest &= rest - 1) {
        int move = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int output =
            phase == CoupPhase.EXCHANGE ? keep(move, pool) : output(move, phase, me, seats);
        outputs[move] = (short) output;
        if (code[output] < 0) {
          code[output] = move;
          allowed[legal++] = output;
        }
      }
    }
  }

  private static int output(int move, CoupPhase phase, int me, int seats) {
    if (phase == CoupPhase.ACTION) {
      return action(move, me, seats);
    }
    if (move >= CoupCodes.CARD) {
      return phase == CoupPhase.PROVE ? SHOW : CARD + (move - CoupCodes.CARD) / Card.COPIES;
    }
    if (move >= CoupCodes.BLOCK) {
      return BLOCK + move - CoupCodes.BLOCK;
    }
    return switch (move) {
      case CoupCodes.PASS -> PASS;
      case CoupCodes.CHALLENGE -> CHALLENGE;
      case CoupCodes.DECLINE -> DECLINE;
      case CoupCodes.SHOW -> SHOW;
      case CoupCodes.RETURN -> RETURN;
      case CoupCodes.SWAP -> SWAP;
      case CoupCodes.LOYALIST -> LOYALIST;
      default -> REFORMIST;
    };
  }

  private static int action(int move, int me, int seats) {
    if (move < Action.COUP.code()) {
      return move;
    }
    int target = CoupCodes.target(move);
    int base = FIXED + ((target - me + seats) % seats - 1) * PER_SEAT;
    if (move >= Action.ASSASSINATE.code(0, 0)) {
      return base + ATTACKS + ROLES + CoupCodes.named(move);
    }
    if (move >= Action.COUP.code(0, 0)) {
      return base + ATTACKS + CoupCodes.named(move);
    }
    int kind = ATTACKS - 1;
    while (move < ATTACK_CODES[kind]) {
      kind--;
    }
    return target == me ? CONVERT_SELF : base + kind;
  }

  private static int keep(int move, int pool) {
    int kept = Integer.expand(move - CoupCodes.KEEP, pool);
    int first = Cards.roleOf(kept);
    int rest = kept & (kept - 1);
    if (rest == 0) {
      return KEEP_ONE + first;
    }
    int second = Cards.roleOf(rest);
    return KEEP_TWO + second * (second + 1) / 2 + first;
  }

  /** How many different moves are legal. */
  public int legal() {
    return legal;
  }

  /** One of the legal outputs, by its place from 0 to {@link #legal} - 1. */
  public int allowed(int place) {
    return allowed[place];
  }

  /** Treats a legal output as illegal until the next reading. */
  void leaveOut(int output) {
    code[output] = NONE;
  }

  public int size() {
    return code.length;
  }

  public boolean allows(int output) {
    return code[output] >= 0;
  }

  /** The code of the move that an output stands for; -1 if it is not legal. */
  public int code(int output) {
    return code[output];
  }

  /** The move that an output stands for, as one of the view's. */
  public Move move(CoupView view, int output) {
    return view.moves().get(place(view, code[output]));
  }

  /** The place of a code among the view's moves, which stand in ascending order of their codes. */
  static int place(CoupView view, int code) {
    int place = Long.bitCount(view.mask(code / Long.SIZE) & (1L << code) - 1);
    for (int word = 0; word < code / Long.SIZE; word++) {
      place += Long.bitCount(view.mask(word));
    }
    return place;
  }

  /** The output that stands for a legal code. */
  public int of(int legalCode) {
    return outputs[legalCode];
  }

  /** The only legal output, or the first of several. */
  public int first() {
    int output = 0;
    while (code[output] < 0) {
      output++;
    }
    return output;
  }

  /** The slots that some legal output is aimed at, as bits. */
  int targets() {
    int slots = 0;
    for (int output = FIXED; output < code.length; output++) {
      if (allows(output)) {
        slots |= 1 << target(output);
      }
    }
    return slots;
  }

  // ---- What an output means

  /** The kind of a move, from 1 on as training counts them, or -1 for all others. */
  public static int kind(int output) {
    return output < FIXED ? FIXED_KIND[output] : ATTACK_KIND[attack(output)];
  }

  static boolean assassinates(int output) {
    return output >= FIXED && attack(output) == 1;
  }

  /** Whether a move claims a character that is not among these cards. */
  public static boolean lies(int output, int hand) {
    int claim = output < FIXED ? FIXED_CLAIM[output] : ATTACK_CLAIM[attack(output)];
    boolean denied = output == Action.EMBEZZLE.code();
    return claim >= 0 && Cards.has(hand, claim) == denied;
  }

  /** The slot that a move is aimed at, or 0. */
  public static int target(int output) {
    return output < FIXED ? 0 : 1 + (output - FIXED) / PER_SEAT;
  }

  static int attack(int output) {
    int kind = (output - FIXED) % PER_SEAT;
    if (kind < ATTACKS) {
      return kind;
    }
    return (kind - ATTACKS) / Role.ALL.size();
  }
}
