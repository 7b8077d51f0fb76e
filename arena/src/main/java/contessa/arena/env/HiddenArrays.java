package contessa.arena.env;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import module java.base;

import contessa.bots.net.Encoder;
import contessa.bots.net.History;
import contessa.coup.Cards;
import contessa.coup.CoupTable;
import contessa.coup.Role;
import org.jspecify.annotations.Nullable;

/**
 * What a player of Coup must not see and its critic may, by slots from the seat that decides: hands
 * by character, who decides for whom, how each has played, and the number of the turn.
 */
final class HiddenArrays {

  private static final int ROLES = Role.ALL.size();
  private static final short NOBODY = -1;

  private final int slots;
  private final long hands;
  private final long minds;
  private final long conduct;
  private final long turn;

  HiddenArrays(SharedArrays arrays, int games, int slots) {
    this.slots = slots;
    hands = arrays.add("hands", "uint8", 1, games, slots, ROLES);
    minds = arrays.add("minds", "int16", 2, games, slots);
    conduct = arrays.add("conduct", "uint8", 1, games, slots, History.CONDUCT);
    turn = arrays.add("turn", "int32", 4, games);
  }

  void write(
      MemorySegment memory, long game, CoupTable table, int[] lineUp, @Nullable History history) {
    byte[] done = new byte[History.CONDUCT];
    int me = table.toMove();
    for (int slot = 0; slot < slots; slot++) {
      long at = game * slots + slot;
      boolean exists = slot < table.seats();
      int seat = exists ? (me + slot) % table.seats() : 0;
      int down = exists ? table.down(seat) : 0;
      for (int role = 0; role < ROLES; role++) {
        int count = Integer.bitCount(down & Cards.copiesOf(role));
        memory.set(JAVA_BYTE, hands + at * ROLES + role, (byte) (Encoder.ONE * count));
      }
      memory.set(JAVA_SHORT, minds + 2 * at, exists ? (short) lineUp[seat] : NOBODY);
      if (exists && history != null) {
        history.writeConduct(seat, done, 0);
        MemorySegment.copy(done, 0, memory, JAVA_BYTE, conduct + at * done.length, done.length);
      }
    }
    memory.set(JAVA_INT, turn + 4 * game, table.turn());
  }
}
