package contessa.notation.royal;

import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.royal.RoyalData;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The box that is played with where the options do not say otherwise: the standard one, or a
 * group's own from the file that an environment variable names.
 */
final class Box {

  static final String VARIABLE = "CONTESSA_ROYAL_BOX";

  private static final long LONGEST = 1 << 16;

  private static @Nullable RoyalData ours;

  private Box() {}

  static synchronized RoyalData ours() {
    RoyalData known = ours;
    if (known == null) {
      String file = System.getenv(VARIABLE);
      known = file == null || file.isBlank() ? RoyalData.standard() : read(Path.of(file));
      ours = known;
    }
    return known;
  }

  /**
   * The box described by a file.
   *
   * @throws Refusal {@code bad-options}, naming the file and what is wrong with it
   */
  static RoyalData read(Path file) {
    try {
      if (Files.size(file) > LONGEST) {
        throw refusal(file, "it is too long");
      }
      try (Reader text = Files.newBufferedReader(file)) {
        return RoyalData.read(text);
      }
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
