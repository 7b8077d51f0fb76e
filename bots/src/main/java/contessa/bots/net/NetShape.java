package contessa.bots.net;

/**
 * The sizes of a network. Every seat goes through the same small tower; the trunk reads the table,
 * the towers of the seats that matter most now, and the sum and the maximum of all others; a head
 * reads the trunk and one seat's tower for moves aimed at that seat. So ten seats need no more
 * weights than two.
 *
 * @param globals inputs about the table
 * @param perSeat inputs about a seat
 * @param hidden the width of a tower's first layer
 * @param tower the width of a tower's second layer
 * @param trunk the width of the trunk's two layers
 * @param head the width of the layer between trunk, tower and a seat's outputs
 * @param fixed outputs without a target
 * @param seatOutputs outputs for each seat
 */
public record NetShape(
    int globals,
    int perSeat,
    int hidden,
    int tower,
    int trunk,
    int head,
    int fixed,
    int seatOutputs) {

  /** Own, actor's, claimant's, target's and next seat's tower; sum and maximum of the others'. */
  public static final int PARTS = 7;

  /** The tensors in the order of the file, each as rows by columns; a bias is one row. */
  public static final int TENSORS = 15;

  /** The network of a player, with these widths. */
  public static NetShape player(int hidden, int tower, int trunk, int head) {
    return new NetShape(
        Encoder.GLOBALS,
        Encoder.PER_SEAT,
        hidden,
        tower,
        trunk,
        head,
        Outputs.FIXED,
        Outputs.SEAT_LOGITS);
  }

  /** The network of a {@link ValueNet}, with the widths of a player's. */
  static NetShape judge(int hidden, int tower, int trunk, int head) {
    return new NetShape(
        Encoder.GLOBALS, Encoder.PER_SEAT + ValueNet.EXTRA, hidden, tower, trunk, head, 1, 1);
  }

  /** The network of a {@link WeakFieldSense}, with these widths. */
  static NetShape sense(int hidden, int tower, int trunk, int head) {
    return new NetShape(
        Encoder.GLOBALS, Encoder.PER_SEAT + SeatNotes.CONDUCT, hidden, tower, trunk, head, 1, 1);
  }

  /** Whether this program has such networks. */
  boolean isKnown() {
    return equals(player(hidden, tower, trunk, head))
        || equals(judge(hidden, tower, trunk, head))
        || equals(sense(hidden, tower, trunk, head));
  }

  int trunkInputs() {
    return globals + PARTS * tower;
  }

  /** Rows of a tensor: its inputs, or 1 for a bias. */
  public int rows(int tensor) {
    return switch (tensor) {
      case 0 -> perSeat;
      case 2 -> hidden;
      case 4 -> trunkInputs();
      case 6, 8, 10 -> trunk;
      case 12 -> tower;
      case 13 -> head;
      default -> 1;
    };
  }

  /** Columns of a tensor: its outputs. */
  public int columns(int tensor) {
    return switch (tensor) {
      case 0, 1 -> hidden;
      case 2, 3 -> tower;
      case 4, 5, 6, 7 -> trunk;
      case 8, 9 -> fixed;
      case 10, 11, 12 -> head;
      default -> seatOutputs;
    };
  }

  /** How many weights there are. */
  int size() {
    int size = 0;
    for (int tensor = 0; tensor < TENSORS; tensor++) {
      size += rows(tensor) * columns(tensor);
    }
    return size;
  }
}
