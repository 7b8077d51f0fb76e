package contessa.notation.record.text;

import module java.base;

import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.record.ReadRecord.Place;
import contessa.notation.record.RecordProblem;

/** A place in a text that is being read. */
final class TextCursor {

  private static final int QUOTED = 20;
  private static final int MOST_DIGITS = 9;

  private final String text;
  private int at;
  private int line = 1;
  private int lineStart;

  TextCursor(String text) {
    this.text = text;
  }

  boolean atEnd() {
    return at >= text.length();
  }

  char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  char take() {
    char c = peek();
    if (c == '\n') {
      line++;
      lineStart = at + 1;
    }
    at++;
    return c;
  }

  boolean takeIf(char c) {
    if (peek() != c || atEnd()) {
      return false;
    }
    take();
    return true;
  }

  boolean takeIf(String word) {
    if (!text.startsWith(word, at)) {
      return false;
    }
    at += word.length();
    return true;
  }

  /** The word whose sign is here. */
  String oneOf(Map<String, String> signs) {
    for (var sign : signs.entrySet()) {
      if (takeIf(sign.getValue())) {
        return sign.getKey();
      }
    }
    throw problem("one of " + String.join(" ", new TreeSet<>(signs.values())));
  }

  void expect(char c) {
    if (!takeIf(c)) {
      throw problem("'" + c + "'");
    }
  }

  void skipSpace() {
    takeWhile(Character::isWhitespace);
  }

  String takeWhile(IntPredicate wanted) {
    int from = at;
    while (!atEnd() && wanted.test(peek())) {
      take();
    }
    return text.substring(from, at);
  }

  int seat(int seats) {
    int seat = peek() - 'A';
    if (seat < 0 || seat >= seats) {
      throw problem("a seat from A to " + (char) ('A' + seats - 1));
    }
    take();
    return seat;
  }

  int number(String expected) {
    String digits = takeWhile(Character::isDigit);
    if (digits.isEmpty() || digits.length() > MOST_DIGITS) {
      throw problem(expected);
    }
    return Integer.parseInt(digits);
  }

  String string() {
    Place start = place();
    String quoted = json('"', '"');
    try {
      return Json.read(quoted).stringValue();
    } catch (Refusal refusal) {
      throw start.expected("a string");
    }
  }

  /** A string or an object as JSON writes it, up to its closing mark on the same line. */
  String json(char open, char close) {
    int from = at;
    expect(open);
    int depth = 1;
    boolean inString = open == '"';
    while (depth > 0) {
      if (atEnd() || peek() == '\n') {
        throw problem("'" + close + "'");
      }
      char c = take();
      if (c == '\\' && inString) {
        take();
      } else if (c == '"' && open != '"') {
        inString = !inString;
      } else if (!inString || open == '"') {
        depth += c == close ? -1 : c == open ? 1 : 0;
      }
    }
    return text.substring(from, at);
  }

  Place place() {
    return new Place(line, at - lineStart + 1);
  }

  RecordProblem problem(String expected) {
    int end = at;
    while (end < text.length() && end < at + QUOTED && text.charAt(end) != '\n') {
      end++;
    }
    String found =
        atEnd()
            ? "the end"
            : end == at ? "the end of the line" : "'" + text.substring(at, end) + "'";
    return place().expected(expected + ", found " + found);
  }
}
