package contessa.server;

import module java.base;

/**
 * Evaluates the part of Prometheus' query language that our alerts and panels use, on metrics that
 * were really read. A number is a vector without labels.
 */
final class PromQuery {

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?:(?<number>\\d+(?:\\.\\d+)?)(?![\\w\\[])|(?<word>[a-zA-Z_:][\\w:]*)"
              + "|(?<text>\"[^\"]*\")|(?<range>\\[\\d+[smh]\\])|(?<sign>==|!=|<=|>=|=~|[-+*/<>=(){},]))");
  private static final Pattern LINE = Pattern.compile("(\\w+)(?:\\{(.*)\\})? (\\S+)");
  private static final Pattern LABEL = Pattern.compile("(\\w+)=\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final double LOOKBACK = 300;

  private record Point(double at, double value) {}

  /** Everything that was read so far, as of its latest moment. */
  static final class Scrapes {
    private final Map<Map<String, String>, List<Point>> series = new HashMap<>();
    private double now;

    /** Notes what an instance answered at this second; null if it did not. */
    Scrapes add(String instance, double at, String text) {
      now = at;
      put(Map.of("__name__", "up"), instance, text == null ? 0 : 1);
      for (String line : text == null ? List.<String>of() : text.lines().toList()) {
        Matcher parts = LINE.matcher(line);
        if (!line.startsWith("#") && parts.matches()) {
          Map<String, String> labels = new TreeMap<>(Map.of("__name__", parts.group(1)));
          if (parts.group(2) != null) {
            Matcher label = LABEL.matcher(parts.group(2));
            while (label.find()) {
              labels.put(label.group(1), label.group(2));
            }
          }
          put(labels, instance, number(parts.group(3)));
        }
      }
      return this;
    }

    private void put(Map<String, String> labels, String instance, double value) {
      Map<String, String> all = new TreeMap<>(labels);
      all.put("instance", instance);
      all.put("job", "contessa");
      series.computeIfAbsent(all, _ -> new ArrayList<>()).add(new Point(now, value));
    }
  }

  private static double number(String text) {
    return text.equals("+Inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(text);
  }

  private final List<String> tokens = new ArrayList<>();
  private final Scrapes scrapes;
  private int next;

  private PromQuery(String query, Scrapes scrapes) {
    this.scrapes = scrapes;
    Matcher token = TOKEN.matcher(query.strip());
    int end = 0;
    while (end < query.strip().length()) {
      if (!token.find(end) || token.start() != end) {
        throw new IllegalArgumentException("what is this: " + query.strip().substring(end));
      }
      tokens.add(token.group().strip());
      end = token.end();
    }
  }

  /** The values by their labels; none if the condition does not hold. */
  static Map<Map<String, String>, Double> of(String query, Scrapes scrapes) {
    PromQuery parser = new PromQuery(query, scrapes);
    var result = parser.or();
    if (parser.next < parser.tokens.size()) {
      throw new IllegalArgumentException("not the end: " + parser.peek());
    }
    return result;
  }

  private String peek() {
    return next < tokens.size() ? tokens.get(next) : "";
  }

  private boolean take(String token) {
    boolean there = peek().equals(token);
    next += there ? 1 : 0;
    return there;
  }

  private void expect(String token) {
    if (!take(token)) {
      throw new IllegalArgumentException("expected " + token + ", not " + peek());
    }
  }

  private Map<Map<String, String>, Double> or() {
    var left = comparison();
    while (take("or")) {
      Map<Map<String, String>, Double> both = new HashMap<>(comparison());
      both.putAll(left);
      left = both;
    }
    return left;
  }

  private Map<Map<String, String>, Double> comparison() {
    var left = sum();
    String sign = peek();
    if (!List.of("<", ">", "==", "!=", "<=", ">=").contains(sign)) {
      return left;
    }
    next++;
    return joined(
        left,
        sum(),
        (a, b) ->
            switch (sign) {
                  case "<" -> a < b;
                  case ">" -> a > b;
                  case "==" -> a == b;
                  case "!=" -> a != b;
                  case "<=" -> a <= b;
                  default -> a >= b;
                }
                ? a
                : Double.NaN);
  }

  private Map<Map<String, String>, Double> sum() {
    var left = product();
    while (peek().equals("+") || peek().equals("-")) {
      boolean plus = tokens.get(next++).equals("+");
      left = joined(left, product(), (a, b) -> plus ? a + b : a - b);
    }
    return left;
  }

  private Map<Map<String, String>, Double> product() {
    var left = operand();
    while (peek().equals("*") || peek().equals("/")) {
      boolean times = tokens.get(next++).equals("*");
      left = joined(left, operand(), (a, b) -> times ? a * b : a / b);
    }
    return left;
  }

  /** Pairs of values with the same labels; what is no number is left out. */
  private static Map<Map<String, String>, Double> joined(
      Map<Map<String, String>, Double> left,
      Map<Map<String, String>, Double> right,
      DoubleBinaryOperator operation) {
    Map<Map<String, String>, Double> result = new HashMap<>();
    var one =
        right.containsKey(Map.<String, String>of()) ? right.get(Map.<String, String>of()) : null;
    var other = left.get(Map.<String, String>of());
    (left.size() == 1 && other != null ? right : left)
        .forEach(
            (labels, _) -> {
              Double a = left.size() == 1 && other != null ? other : left.get(labels);
              Double b = one != null ? one : right.get(labels);
              double value = a == null || b == null ? Double.NaN : operation.applyAsDouble(a, b);
              if (!Double.isNaN(value)) {
                result.put(labels, value);
              }
            });
    return result;
  }

  private Map<Map<String, String>, Double> operand() {
    String token = tokens.get(next++);
    if (token.equals("(")) {
      var inner = or();
      expect(")");
      return inner;
    }
    if (Character.isDigit(token.charAt(0))) {
      return Map.of(Map.of(), Double.parseDouble(token));
    }
    return switch (token) {
      case "sum", "min", "max" -> aggregate(token);
      case "abs" -> {
        expect("(");
        var inner = or();
        expect(")");
        yield mapped(inner, Math::abs);
      }
      case "time" -> {
        expect("(");
        expect(")");
        yield Map.of(Map.of(), scrapes.now);
      }
      case "rate", "increase", "changes" -> {
        expect("(");
        var points = selector(tokens.get(next++));
        expect(")");
        yield overTime(token, points);
      }
      case "histogram_quantile" -> {
        expect("(");
        double quantile = Double.parseDouble(tokens.get(next++));
        expect(",");
        var buckets = or();
        expect(")");
        yield quantile(quantile, buckets);
      }
      default -> {
        Map<Map<String, String>, Double> latest = new HashMap<>();
        selector(token).forEach((labels, all) -> latest.put(labels, all.getLast().value()));
        yield latest;
      }
    };
  }

  private static Map<Map<String, String>, Double> mapped(
      Map<Map<String, String>, Double> vector, ToDoubleFunction<Double> to) {
    return vector.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, one -> to.applyAsDouble(one.getValue())));
  }

  private Map<Map<String, String>, Double> aggregate(String how) {
    List<String> by = new ArrayList<>();
    if (take("by")) {
      expect("(");
      while (!take(")")) {
        by.add(tokens.get(next++));
        take(",");
      }
    }
    expect("(");
    var inner = or();
    expect(")");
    Map<Map<String, String>, List<Double>> groups = new HashMap<>();
    inner.forEach(
        (labels, value) -> {
          Map<String, String> kept = new TreeMap<>(labels);
          kept.keySet().retainAll(by);
          groups.computeIfAbsent(kept, _ -> new ArrayList<>()).add(value);
        });
    Map<Map<String, String>, Double> result = new HashMap<>();
    groups.forEach(
        (labels, values) -> {
          DoubleStream all = values.stream().mapToDouble(Double::doubleValue);
          result.put(
              labels,
              switch (how) {
                case "sum" -> all.sum();
                case "min" -> all.min().orElseThrow();
                default -> all.max().orElseThrow();
              });
        });
    return result;
  }

  private Map<Map<String, String>, List<Point>> selector(String name) {
    Map<String, Pattern> wanted = new TreeMap<>(Map.of("__name__", Pattern.compile(name)));
    if (take("{")) {
      while (!take("}")) {
        String label = tokens.get(next++);
        String sign = tokens.get(next++);
        String text = tokens.get(next++).replace("\"", "");
        wanted.put(label, Pattern.compile(sign.equals("=~") ? text : Pattern.quote(text)));
        take(",");
      }
    }
    double window = LOOKBACK;
    if (peek().startsWith("[")) {
      String range = tokens.get(next++);
      int unit = "smh".indexOf(range.charAt(range.length() - 2));
      window = Double.parseDouble(range.substring(1, range.length() - 2)) * Math.pow(60, unit);
    }
    double from = scrapes.now - window;
    Map<Map<String, String>, List<Point>> found = new HashMap<>();
    scrapes.series.forEach(
        (labels, points) -> {
          List<Point> recent = points.stream().filter(point -> point.at() >= from).toList();
          boolean matches =
              wanted.entrySet().stream()
                  .allMatch(
                      one ->
                          one.getValue().matcher(labels.getOrDefault(one.getKey(), "")).matches());
          if (matches && !recent.isEmpty()) {
            Map<String, String> rest = new TreeMap<>(labels);
            rest.remove("__name__");
            found.put(rest, recent);
          }
        });
    return found;
  }

  private static Map<Map<String, String>, Double> overTime(
      String how, Map<Map<String, String>, List<Point>> series) {
    Map<Map<String, String>, Double> result = new HashMap<>();
    series.forEach(
        (labels, points) -> {
          double changes = 0;
          double grown = 0;
          for (int i = 1; i < points.size(); i++) {
            double before = points.get(i - 1).value();
            double after = points.get(i).value();
            changes += before == after ? 0 : 1;
            grown += after < before ? after : after - before; // a counter began again
          }
          double seconds = points.getLast().at() - points.getFirst().at();
          if (how.equals("changes")) {
            result.put(labels, changes);
          } else if (seconds > 0) {
            result.put(labels, how.equals("rate") ? grown / seconds : grown);
          }
        });
    return result;
  }

  private static Map<Map<String, String>, Double> quantile(
      double quantile, Map<Map<String, String>, Double> buckets) {
    Map<Map<String, String>, TreeMap<Double, Double>> groups = new HashMap<>();
    buckets.forEach(
        (labels, count) -> {
          Map<String, String> rest = new TreeMap<>(labels);
          double le = number(rest.remove("le"));
          groups
              .computeIfAbsent(rest, _ -> new TreeMap<>(Comparator.naturalOrder()))
              .put(le, count);
        });
    Map<Map<String, String>, Double> result = new HashMap<>();
    groups.forEach(
        (labels, counts) -> {
          double rank = quantile * counts.lastEntry().getValue();
          if (rank > 0) {
            double le =
                counts.entrySet().stream()
                    .filter(one -> one.getValue() >= rank)
                    .findFirst()
                    .orElseThrow()
                    .getKey();
            Double lower = counts.lowerKey(le);
            double from = lower == null ? 0 : lower;
            double below = lower == null ? 0 : counts.get(lower);
            result.put(
                labels,
                Double.isInfinite(le)
                    ? from
                    : from + (le - from) * (rank - below) / (counts.get(le) - below));
          }
        });
    return result;
  }
}
