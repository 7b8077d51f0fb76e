package contessa.notation.json;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Writes JSON as UTF-8 into an array that grows, without line breaks. It sets the commas; that
 * objects have names and brackets match is up to the caller.
 */
public final class JsonWriter {

  private static final int ROOM = 256;

  private final boolean ascii;
  private final @Nullable RecordCodec records;
  private boolean nulls;
  private byte[] bytes;
  private int start;
  private int size;
  private boolean comma;

  private JsonWriter(boolean ascii, int room, @Nullable RecordCodec records) {
    this.ascii = ascii;
    this.records = records;
    bytes = new byte[room];
  }

  /** A writer that escapes other characters if it writes ASCII. */
  public JsonWriter(boolean ascii) {
    this(ascii, ROOM, null);
  }

  /** A writer that knows these records as values. */
  JsonWriter(RecordCodec records) {
    this(false, ROOM, records);
  }

  /** A writer that leaves room in front of the result. */
  public static JsonWriter leaving(int front, int room) {
    JsonWriter json = new JsonWriter(false, front + room, null);
    json.start = front;
    json.size = front;
    return json;
  }

  /** From now on fields of records that are null are written, and not left out. */
  public JsonWriter withNulls() {
    nulls = true;
    return this;
  }

  /** Where the result begins in {@link #array}. */
  public int start() {
    return start;
  }

  public int length() {
    return size - start;
  }

  /** The array with the result, not a copy. */
  public byte[] array() {
    return bytes;
  }

  public byte[] toBytes() {
    return Arrays.copyOfRange(bytes, start, size);
  }

  @Override
  public String toString() {
    return new String(bytes, start, length(), StandardCharsets.UTF_8);
  }

  // ---- Structure

  public void writeStartArray() {
    separate();
    add('[');
    comma = false;
  }

  public void writeEndArray() {
    add(']');
    comma = true;
  }

  public void writeName(String name) {
    separate();
    quoted(name);
    add(':');
    comma = false;
  }

  public void writeObjectPropertyStart(String name) {
    writeName(name);
    begin();
  }

  public void writeArrayPropertyStart(String name) {
    writeName(name);
    writeStartArray();
  }

  // ---- Values

  public void writeString(String text) {
    separate();
    quoted(text);
    comma = true;
  }

  public void writeNumber(long number) {
    separate();
    int digits = 1;
    for (long rest = number; rest >= 10; rest /= 10) {
      digits++;
    }
    if (number < 0) {
      plain(Long.toString(number));
    } else {
      ensure(digits);
      size += digits;
      long rest = number;
      for (int i = 1; i <= digits; i++, rest /= 10) {
        bytes[size - i] = (byte) ('0' + rest % 10);
      }
    }
    comma = true;
  }

  public void writeNumber(double number) {
    writeRawValue(Double.toString(number));
  }

  /** A value that is JSON in ASCII already. */
  public void writeRawValue(String json) {
    separate();
    plain(json);
    comma = true;
  }

  /** A value that is JSON in UTF-8 already. */
  public void writeRawValue(byte[] json) {
    separate();
    add(json, 0, json.length);
    comma = true;
  }

  /** The fields of an object that is JSON in UTF-8 already, and not empty. */
  public JsonWriter fieldsOf(byte[] object) {
    separate();
    add(object, 1, object.length - 1);
    comma = true;
    return this;
  }

  // ---- Fields

  public JsonWriter begin() {
    separate();
    add('{');
    comma = false;
    return this;
  }

  /** Begins a record with the field that tells it from its siblings. */
  public JsonWriter begin(String tag, String word) {
    return begin().field(tag, word);
  }

  public void end() {
    add('}');
    comma = true;
  }

  public JsonWriter field(String name, @Nullable String text) {
    if (text != null) {
      writeName(name);
      writeString(text);
    } else if (nulls) {
      orNull(name, null);
    }
    return this;
  }

  public JsonWriter field(String name, long number) {
    writeName(name);
    writeNumber(number);
    return this;
  }

  public JsonWriter field(String name, boolean flag) {
    writeName(name);
    writeRawValue(Boolean.toString(flag));
    return this;
  }

  /** A text, number, flag, constant, tree, record, or list or map of those. */
  public JsonWriter field(String name, @Nullable Object value) {
    return field(name, value, (one, json) -> json.writeValue(one));
  }

  /** The same, but null is written. */
  public JsonWriter orNull(String name, @Nullable Object value) {
    writeName(name);
    writeValue(value);
    return this;
  }

  public <T> JsonWriter field(
      String name, @Nullable T value, BiConsumer<? super T, JsonWriter> write) {
    if (value != null) {
      writeName(name);
      write.accept(value, this);
    } else if (nulls) {
      orNull(name, null);
    }
    return this;
  }

  public <T> JsonWriter list(
      String name, @Nullable List<T> values, BiConsumer<? super T, JsonWriter> write) {
    return field(
        name,
        values,
        (all, json) -> {
          json.writeStartArray();
          for (T one : all) {
            write.accept(one, json);
          }
          json.writeEndArray();
        });
  }

  public void writeValue(@Nullable Object value) {
    switch (value) {
      case null -> writeRawValue("null");
      case String text -> writeString(text);
      case Integer number -> writeNumber(number);
      case Long number -> writeNumber(number);
      case Double number -> writeNumber(number);
      case Boolean flag -> writeRawValue(flag.toString());
      case Enum<?> constant -> writeString(Words.kebab(constant));
      case JsonNode node -> node.write(this);
      case int[] numbers -> {
        writeStartArray();
        for (int number : numbers) {
          writeNumber(number);
        }
        writeEndArray();
      }
      case Collection<?> all -> {
        writeStartArray();
        all.forEach(this::writeValue);
        writeEndArray();
      }
      case Map<?, ?> map -> {
        begin();
        map.forEach((name, one) -> field(name.toString(), one));
        end();
      }
      default -> {
        if (records == null || !records.write(value, this)) {
          throw new IllegalArgumentException("no JSON for " + value.getClass());
        }
      }
    }
  }

  // ---- Bytes

  private void separate() {
    if (comma) {
      add(',');
    }
  }

  private void quoted(String text) {
    int length = text.length();
    ensure(length + 2);
    byte[] to = bytes; // locals, since this is where most of the time goes
    int at = size;
    to[at++] = '"';
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || c > '~') {
        size = at;
        rest(text, i);
        add('"');
        return;
      }
      to[at++] = (byte) c;
    }
    to[at++] = '"';
    size = at;
  }

  /** The rest of a text, with characters that are not plain. */
  private void rest(String text, int from) {
    StringBuilder escaped = new StringBuilder();
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      int escape = "\"\\\b\f\n\r\t".indexOf(c);
      if (escape >= 0) {
        escaped.append('\\').append("\"\\bfnrt".charAt(escape));
      } else if (c < ' ' || (ascii && c > 0x7F)) {
        escaped.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          escaped.append("0123456789ABCDEF".charAt(c >> shift & 0xF));
        }
      } else {
        escaped.append(c);
      }
    }
    byte[] utf8 = escaped.toString().getBytes(StandardCharsets.UTF_8);
    add(utf8, 0, utf8.length);
  }

  private void plain(String text) {
    int length = text.length();
    ensure(length);
    byte[] to = bytes;
    int at = size;
    for (int i = 0; i < length; i++) {
      to[at++] = (byte) text.charAt(i);
    }
    size = at;
  }

  private void add(char c) {
    ensure(1);
    bytes[size++] = (byte) c;
  }

  private void add(byte[] part, int from, int to) {
    ensure(to - from);
    System.arraycopy(part, from, bytes, size, to - from);
    size += to - from;
  }

  private void ensure(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }
}
