package contessa.game;

import java.util.List;

/**
 * What one reader may know of a position, and nothing else. Only views and {@linkplain
 * AddressedEvent#heardBy addressed} events ever leave the program.
 */
public interface View {

  /** The seat that reads, or {@link Reader#SPECTATOR} or {@link Reader#REFEREE}. */
  int reader();

  int seats();

  /** The seat that decides, or {@link Seats#NOBODY} when the game is over. */
  int toMove();

  /** The legal moves if this reader decides or is the referee, else none. */
  List<Move> moves();

  /** The winning seats as a set; empty until the end. */
  int winners();
}
