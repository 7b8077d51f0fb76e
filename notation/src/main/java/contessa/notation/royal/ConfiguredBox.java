package contessa.notation.royal;

import module java.base;

import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.royal.RoyalData;
import org.jspecify.annotations.Nullable;

/**
 * The contents of the box of Coup Royal, unless the options say otherwise: the standard box, or a
 * custom one from the file that an environment variable names.
 */
final class ConfiguredBox {

  static final String VARIABLE = "CONTESSA_ROYAL_BOX";

  private static final long MAX_BYTES = 1 << 16;

  private static @Nullable RoyalData loaded;

  private ConfiguredBox() {}

  static synchronized RoyalData get() {
    RoyalData box = loaded;
    if (box == null) {
      String file = System.getenv(VARIABLE);
      box = file == null || file.isBlank() ? RoyalData.standard() : read(Path.of(file));
      loaded = box;
    }
    return box;
  }

  /**
   * The box described by a file.
   *
   * @throws Refusal {@code bad-options}, naming the file and what is wrong with it
   */
  static RoyalData read(Path file) {
    try {
      if (Files.size(file) > MAX_BYTES) {
        throw refusal(file, "it is too long");
      }
      return RoyalData.read(Files.readString(file));
    } catch (MalformedInputException e) {
      throw refusal(file, "it is not UTF-8");
    } catch (IOException e) {
      throw refusal(file, "it cannot be read");
    } catch (IllegalArgumentException e) {
      throw refusal(file, String.valueOf(e.getMessage()));
    }
  }

  private static Refusal refusal(Path file, String reason) {
    return new Refusal(Reason.BAD_OPTIONS, VARIABLE + ": " + file.getFileName() + ": " + reason);
  }
}
