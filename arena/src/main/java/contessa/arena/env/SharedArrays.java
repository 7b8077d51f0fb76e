package contessa.arena.env;

import module java.base;

import contessa.notation.json.JsonWriter;
import java.nio.channels.FileChannel.MapMode;

/** Arrays in one file that two processes map into memory. */
final class SharedArrays {

  private static final int ALIGNMENT = 64;

  /** An array: its name, its type in NumPy's words, its shape, and where it begins. */
  record Described(String name, String type, List<Integer> shape, long at) {
    void write(JsonWriter json) {
      json.begin().field("name", name).field("type", type).field("shape", shape);
      json.field("at", at).end();
    }
  }

  private final List<Described> arrays = new ArrayList<>();
  private long size;

  /** Adds an array and gives back where it begins. */
  long add(String name, String type, int bytes, Integer... shape) {
    long at = size;
    arrays.add(new Described(name, type, List.of(shape), at));
    long length = bytes;
    for (int extent : shape) {
      length *= extent;
    }
    size += (length + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    return at;
  }

  MemorySegment map(Path file) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
      return channel.map(MapMode.READ_WRITE, 0, size, Arena.ofShared());
    }
  }

  void write(JsonWriter json) {
    json.field("size", size).list("arrays", arrays, Described::write);
  }
}
