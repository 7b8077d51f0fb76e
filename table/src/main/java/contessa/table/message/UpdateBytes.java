package contessa.table.message;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes updates, by far the most frequent messages. Most of an update was encoded before, once for
 * all viewers; the rest is short and is written here, field by field. The bytes are the same as
 * those of the mapper.
 */
final class UpdateBytes {

  /** Room for what is written here, in most cases. */
  private static final int OWN_PART = 640;

  /** Stays free in front, for the head of a frame. */
  private static final int FREE = 4;

  private static final int LONGEST_NUMBER = 20;

  private static final byte[] TABLE = ascii("{\"type\":\"update\",\"table\":");
  private static final byte[] N = ascii(",\"n\":");
  private static final byte[] NOW = ascii(",\"now\":");
  private static final byte[] EVENTS = ascii(",\"events\":[");
  private static final byte[] IN_GAME = ascii("{\"type\":\"game\",\"event\":");
  private static final byte[] ASKED = ascii("{\"type\":\"asked\",\"ask\":");
  private static final byte[] SEALED = ascii(",\"sealed\":");
  private static final byte[] SEATS = ascii(",\"seats\":");
  private static final byte[] VIEW_OF_TABLE = ascii("],\"view\":");
  private static final byte[] YOU = ascii(",\"you\":{");
  private static final byte[] SEAT = ascii("\"seat\":");
  private static final byte[] HOST = ascii("\"host\":");
  private static final byte[] ORDER = ascii(",\"order\":");
  private static final byte[] MUTED = ascii(",\"muted\":");
  private static final byte[] SEED_FOR = ascii(",\"seedFor\":");
  private static final byte[] GHOST = ascii(",\"ghost\":");
  private static final byte[] HURRY = ascii(",\"hurry\":");
  private static final byte[] VIEW_OF_GAME = ascii(",\"view\":");
  private static final byte[] DECISION = ascii(",\"decision\":{\"ask\":");
  private static final byte[] PHASE = ascii(",\"phase\":");
  private static final byte[] CHOICES = ascii(",\"choices\":[");
  private static final byte[] CHOICES_END = ascii("]");
  private static final byte[] DEADLINE = ascii(",\"deadline\":");
  private static final byte[] ANSWER = ascii(",\"answer\":");
  private static final byte[] ORDERED = ascii(",\"ordered\":");
  private static final byte[] TRUE = ascii("true");
  private static final byte[] FALSE = ascii("false");

  private static final Map<StandingOrder, byte[]> ORDERS = new EnumMap<>(StandingOrder.class);

  static {
    for (StandingOrder order : StandingOrder.values()) {
      ORDERS.put(order, WireJson.encode(order));
    }
  }

  private byte[] bytes;
  private int size;

  private UpdateBytes(int room) {
    bytes = new byte[room];
  }

  private static byte[] ascii(String text) {
    return text.getBytes(US_ASCII);
  }

  static EncodedMessage of(Message.Update update) {
    GameJson game = update.view().view();
    int encoded = update.view().shared().bytes().length + (game == null ? 0 : game.bytes().length);
    UpdateBytes out = new UpdateBytes(encoded + OWN_PART);
    out.size = FREE;
    out.write(update);
    return new EncodedMessage(out.bytes, FREE, out.size - FREE);
  }

  private void write(Message.Update update) {
    add(TABLE);
    text(update.table());
    add(N);
    number(update.n());
    add(NOW);
    number(update.now());
    add(EVENTS);
    String comma = "";
    for (Happening event : update.events()) {
      raw(comma);
      comma = ",";
      event(event);
    }
    add(VIEW_OF_TABLE);
    view(update.view());
    raw("}");
  }

  private void event(Happening event) {
    switch (event) {
      case Happening.InGame(GameJson game) -> {
        add(IN_GAME);
        add(game.bytes());
        raw("}");
      }
      case Happening.Asked(int ask, boolean sealed, List<Integer> seats) -> {
        add(ASKED);
        number(ask);
        add(SEALED);
        flag(sealed);
        add(SEATS);
        numbers(seats);
        raw("}");
      }
      default -> add(WireJson.encode(event));
    }
  }

  private void view(TableView view) {
    byte[] shared = view.shared().bytes();
    add(shared, shared.length - 1); // all but its closing brace
    you(view.you());
    if (view.view() != null) {
      add(VIEW_OF_GAME);
      add(view.view().bytes());
    }
    if (view.decision() != null) {
      decision(view.decision());
    }
    raw("}");
  }

  private void you(You you) {
    add(YOU);
    if (you.seat() != null) {
      add(SEAT);
      number(you.seat());
      raw(",");
    }
    add(HOST);
    flag(you.host());
    add(ORDER);
    add(ORDERS.getOrDefault(you.order(), FALSE));
    add(MUTED);
    numbers(you.muted());
    text(SEED_FOR, you.seedFor());
    flag(GHOST, you.ghost());
    flag(HURRY, you.hurry());
    raw("}");
  }

  private void decision(Decision decision) {
    add(DECISION);
    number(decision.ask());
    add(SEALED);
    flag(decision.sealed());
    add(PHASE);
    text(decision.phase());
    add(CHOICES);
    String comma = "";
    for (String choice : decision.choices()) {
      raw(comma);
      comma = ",";
      text(choice);
    }
    add(CHOICES_END);
    if (decision.deadline() != null) {
      add(DEADLINE);
      number(decision.deadline());
    }
    text(ANSWER, decision.answer());
    add(ORDERED);
    flag(decision.ordered());
    raw("}");
  }

  // ---- Values

  private void text(byte[] name, @Nullable String value) {
    if (value != null) {
      add(name);
      text(value);
    }
  }

  private void flag(byte[] name, @Nullable Boolean value) {
    if (value != null) {
      add(name);
      flag(value);
    }
  }

  private void flag(boolean value) {
    add(value ? TRUE : FALSE);
  }

  /** Almost all texts are plain; the mapper knows how to write the others. */
  private void text(String text) {
    int start = size;
    ensure(text.length() + 2);
    bytes[size++] = '"';
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || c > '~') {
        size = start;
        add(WireJson.encode(text));
        return;
      }
      bytes[size++] = (byte) c;
    }
    bytes[size++] = '"';
  }

  private void numbers(List<Integer> numbers) {
    raw("[");
    for (int i = 0; i < numbers.size(); i++) {
      if (i > 0) {
        raw(",");
      }
      number(numbers.get(i));
    }
    raw("]");
  }

  private void number(long number) {
    ensure(LONGEST_NUMBER);
    if (number < 0) {
      raw(Long.toString(number));
      return;
    }
    int digits = 1;
    for (long rest = number; rest >= 10; rest /= 10) {
      digits++;
    }
    long rest = number;
    for (int i = size + digits - 1; i >= size; i--) {
      bytes[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    size += digits;
  }

  /** A few characters that need no escaping. */
  private void raw(String text) {
    ensure(text.length());
    for (int i = 0; i < text.length(); i++) {
      bytes[size++] = (byte) text.charAt(i);
    }
  }

  private void add(byte[] part) {
    add(part, part.length);
  }

  private void add(byte[] part, int length) {
    ensure(length);
    System.arraycopy(part, 0, bytes, size, length);
    size += length;
  }

  private void ensure(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }
}
