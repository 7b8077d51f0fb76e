package contessa.analysis.puzzle;

import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.RecordCodec;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Generated from the records of this module; they say what their fields mean. */
public final class PuzzleJson implements RecordCodec {

  public static final RecordCodec CODEC = new PuzzleJson();

  private PuzzleJson() {}

  @Override
  public boolean write(Object value, JsonWriter j) {
    switch (value) {
      case StoredPuzzle v -> writeStoredPuzzle(v, j);
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public @Nullable Function<JsonIn, ?> reader(Class<?> type) {
    if (type == StoredPuzzle.class) {
      return PuzzleJson::readStoredPuzzle;
    }
    return null;
  }

  public static void writeStoredPuzzle(StoredPuzzle v, JsonWriter j) {
    j.begin().field("kind", v.kind()).field("seat", v.seat());
    j.list("options", v.options(), PuzzleJson::writeStoredPuzzlePuzzleOption);
    j.field("truth", v.truth()).field("claim", v.claim(), PuzzleJson::writeStoredPuzzlePuzzleClaim);
    j.field("record", v.record()).end();
  }

  public static void writeStoredPuzzlePuzzleClaim(StoredPuzzle.PuzzleClaim v, JsonWriter j) {
    j.begin().field("seat", v.seat()).field("role", v.role()).field("true", v.honest());
    j.field("likely", v.likely()).end();
  }

  public static void writeStoredPuzzlePuzzleOption(StoredPuzzle.PuzzleOption v, JsonWriter j) {
    j.begin().field("move", v.move()).field("known", v.known()).field("margin", v.margin()).end();
  }

  public static StoredPuzzle readStoredPuzzle(JsonIn in) {
    return new StoredPuzzle(
        in.word("kind", StoredPuzzle.Kind.class),
        in.number("seat"),
        in.list("options", PuzzleJson::readStoredPuzzlePuzzleOption),
        in.list("truth", a -> a.asList(JsonIn::asText)),
        in.orNull("claim", PuzzleJson::readStoredPuzzlePuzzleClaim),
        in.text("record"));
  }

  public static StoredPuzzle.PuzzleClaim readStoredPuzzlePuzzleClaim(JsonIn in) {
    return new StoredPuzzle.PuzzleClaim(
        in.number("seat"), in.text("role"), in.flag("true"), in.fraction("likely"));
  }

  public static StoredPuzzle.PuzzleOption readStoredPuzzlePuzzleOption(JsonIn in) {
    return new StoredPuzzle.PuzzleOption(
        in.text("move"), in.fraction("known"), in.fraction("margin"));
  }
}
