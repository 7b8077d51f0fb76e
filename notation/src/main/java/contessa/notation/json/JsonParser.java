package contessa.notation.json;

import module java.base;

/**
 * A recursive-descent parser of RFC 8259, strict: exactly one value, no duplicate key, and limits
 * to depth and length, since the text comes from anywhere.
 */
final class JsonParser {

  private static final int LONGEST_NUMBER = 1_000;

  private final String text;
  private final int deepest;
  private int at;

  JsonParser(String text, int deepest) {
    this.text = text;
    this.deepest = deepest;
  }

  JsonNode only() {
    skipSpace();
    JsonNode value = value(0);
    skipSpace();
    if (at < text.length()) {
      throw problem("something follows the value");
    }
    return value;
  }

  private JsonNode value(int depth) {
    return switch (peek()) {
      case '{' -> object(depth + 1);
      case '[' -> list(depth + 1);
      case '"' -> new JsonNode(string());
      case 't' -> word("true", JsonNode.TRUE);
      case 'f' -> word("false", JsonNode.FALSE);
      case 'n' -> word("null", JsonNode.NULL);
      default -> number();
    };
  }

  private JsonNode object(int depth) {
    Map<String, JsonNode> fields = new LinkedHashMap<>();
    open(depth);
    if (!ends('}')) {
      do {
        skipSpace();
        if (peek() != '"') {
          throw problem("a field name was expected");
        }
        int start = at;
        String name = string();
        skipSpace();
        expect(':');
        skipSpace();
        if (fields.putIfAbsent(name, value(depth)) != null) {
          at = start;
          throw problem("a field comes twice");
        }
      } while (goesOn('}'));
    }
    return new JsonNode(fields);
  }

  private JsonNode list(int depth) {
    List<JsonNode> values = new ArrayList<>();
    open(depth);
    if (!ends(']')) {
      do {
        skipSpace();
        values.add(value(depth));
      } while (goesOn(']'));
    }
    return new JsonNode(values);
  }

  private void open(int depth) {
    if (depth > deepest) {
      throw problem("more than " + deepest + " levels");
    }
    at++;
    skipSpace();
  }

  private boolean ends(char bracket) {
    boolean ends = peek() == bracket;
    at += ends ? 1 : 0;
    return ends;
  }

  private boolean goesOn(char bracket) {
    skipSpace();
    if (ends(bracket)) {
      return false;
    }
    expect(',');
    return true;
  }

  private JsonNode word(String word, JsonNode value) {
    if (!text.startsWith(word, at)) {
      throw problem("an unknown word");
    }
    at += word.length();
    return value;
  }

  private String string() {
    int start = ++at;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        return text.substring(start, at++);
      }
      if (c == '\\') {
        return escaped(start);
      }
      checkPlain(c);
    }
    throw problem("a string without end");
  }

  /** A string with escapes, of which this much is plain. */
  private String escaped(int start) {
    StringBuilder string = new StringBuilder(text.substring(start, at));
    while (peek() != '"') {
      char c = text.charAt(at);
      checkPlain(c);
      at++;
      string.append(c == '\\' ? escape() : c);
    }
    at++;
    return string.toString();
  }

  private void checkPlain(char c) {
    if (c < ' ') {
      throw problem("a control character in a string");
    }
  }

  private char escape() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw problem("an unknown escape");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      char c = peek();
      int digit = c < 128 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw problem("four hexadecimal digits were expected");
      }
      code = code * 16 + digit;
      at++;
    }
    return (char) code;
  }

  private JsonNode number() {
    int start = at;
    boolean whole = true;
    at += peek() == '-' ? 1 : 0;
    if (peek() == '0') {
      at++;
    } else {
      digits();
    }
    if (at < text.length() && text.charAt(at) == '.') {
      whole = false;
      at++;
      digits();
    }
    if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
      whole = false;
      at++;
      at += peek() == '+' || peek() == '-' ? 1 : 0;
      digits();
    }
    return number(text.substring(start, at), whole);
  }

  private JsonNode number(String digits, boolean whole) {
    if (digits.length() > LONGEST_NUMBER) {
      throw problem("too large a number");
    }
    if (whole) {
      try {
        return new JsonNode(Long.valueOf(digits));
      } catch (NumberFormatException _) {
        // It does not fit into a long.
      }
    }
    return JsonNode.number(digits, whole);
  }

  private void digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == start) {
      throw problem("a value was expected");
    }
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private void expect(char c) {
    if (peek() != c) {
      throw problem("'" + c + "' was expected");
    }
    at++;
  }

  private char peek() {
    if (at >= text.length()) {
      throw problem(text.isBlank() ? "nothing is there" : "it ends too early");
    }
    return text.charAt(at);
  }

  private JsonProblem problem(String what) {
    int line = text.lastIndexOf('\n', Math.min(at, text.length()) - 1);
    return new JsonProblem(what, at - line, "");
  }
}
