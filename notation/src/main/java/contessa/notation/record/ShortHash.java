package contessa.notation.record;

import module java.base;

import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Sha256;
import contessa.notation.Json;
import contessa.notation.registry.Notations;

/** The first 128 bits of a SHA-256, as 32 hexadecimal digits. */
public final class ShortHash {

  public static final int DIGITS = 32;

  private ShortHash() {}

  public static String of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Of a state of a game: of STATE as the engine protocol writes it for the referee. */
  public static String ofState(Rulebook rules, Position position) {
    return of(
        Json.line(json -> Notations.of(rules).writeView(position.view(Reader.REFEREE), json)));
  }

  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(Sha256.of(bytes), 0, DIGITS / 2);
  }
}
