package contessa.cli.play;

import module java.base;

import contessa.cli.play.screen.Transliteration;
import contessa.cli.play.words.MoveStep;
import contessa.game.Move;

/**
 * The legal moves as a tree of choices: first the action, then its target, and so on. The player
 * types a choice by its key or by its words; a unique prefix of a word is enough.
 */
final class MoveMenu {

  /** Where a choice leads. */
  sealed interface Node {
    record Leaf(Move move) implements Node {}

    record Branch(MoveMenu menu) implements Node {}
  }

  record Option(String key, MoveStep step, Node next) {

    /** Whether this choice leads to another question. */
    boolean leadsOn() {
      return onlyWay(next) instanceof Node.Branch;
    }
  }

  private final List<MoveStep> chosen;
  private final List<Option> options;

  private MoveMenu(List<MoveStep> chosen, List<Option> options) {
    this.chosen = chosen;
    this.options = options;
  }

  /** The tree of these moves, in their order. */
  static MoveMenu of(Map<Move, List<MoveStep>> moves) {
    return of(moves, List.of());
  }

  private static MoveMenu of(Map<Move, List<MoveStep>> moves, List<MoveStep> chosen) {
    int depth = chosen.size();
    Map<String, Map<Move, List<MoveStep>>> groups = new LinkedHashMap<>();
    moves.forEach(
        (move, steps) ->
            groups
                .computeIfAbsent(steps.get(depth).id(), _ -> new LinkedHashMap<>())
                .put(move, steps));
    List<Option> options = new ArrayList<>();
    for (Map<Move, List<MoveStep>> group : groups.values()) {
      Map.Entry<Move, List<MoveStep>> any = group.entrySet().iterator().next();
      MoveStep step = any.getValue().get(depth);
      String key = step.key().isEmpty() ? String.valueOf(options.size() + 1) : step.key();
      options.add(new Option(key, step, next(group, any, chosen, step)));
    }
    return new MoveMenu(chosen, options);
  }

  private static Node next(
      Map<Move, List<MoveStep>> group,
      Map.Entry<Move, List<MoveStep>> any,
      List<MoveStep> chosen,
      MoveStep step) {
    if (any.getValue().size() == chosen.size() + 1) {
      return new Node.Leaf(any.getKey());
    }
    List<MoveStep> path = new ArrayList<>(chosen);
    path.add(step);
    return new Node.Branch(of(group, path));
  }

  /** The choices already made on the way to this menu. */
  List<MoveStep> chosen() {
    return chosen;
  }

  List<Option> options() {
    return options;
  }

  /** The first menu that offers a choice. */
  MoveMenu first() {
    return options.size() == 1 && options.getFirst().next() instanceof Node.Branch(MoveMenu menu)
        ? menu.first()
        : this;
  }

  /** Every choice that this text may mean here: none if it is unknown, several if ambiguous. */
  List<Node> read(String text) {
    List<String> words = words(text);
    if (words.isEmpty()) {
      return List.of();
    }
    Set<Node> exact = new LinkedHashSet<>();
    find(words, false, exact);
    if (exact.isEmpty()) {
      find(words, true, exact);
    }
    return exact.stream().map(MoveMenu::onlyWay).distinct().toList();
  }

  /** Skips menus with a single option. */
  private static Node onlyWay(Node node) {
    return node instanceof Node.Branch(MoveMenu menu) && menu.options.size() == 1
        ? onlyWay(menu.options.getFirst().next())
        : node;
  }

  private void find(List<String> words, boolean prefixes, Set<Node> found) {
    for (Option option : options) {
      for (List<String> phrase : phrases(option)) {
        if (begins(words, phrase, prefixes)) {
          int used = Math.min(phrase.size(), words.size());
          List<String> rest = words.subList(used, words.size());
          if (rest.isEmpty()) {
            found.add(option.next());
          } else if (option.next() instanceof Node.Branch(MoveMenu menu)) {
            menu.find(rest, prefixes, found);
          }
        }
      }
    }
  }

  private static Set<List<String>> phrases(Option option) {
    Set<List<String>> phrases = new LinkedHashSet<>();
    phrases.add(words(option.key()));
    option.step().words().forEach(word -> phrases.add(words(word)));
    phrases.remove(List.<String>of());
    return phrases;
  }

  private static boolean begins(List<String> words, List<String> phrase, boolean prefixes) {
    if (words.size() < phrase.size() && !prefixes) {
      return false;
    }
    for (int i = 0; i < Math.min(phrase.size(), words.size()); i++) {
      String word = words.get(i);
      boolean same = phrase.get(i).equals(word);
      boolean begun = prefixes && Character.isLetter(word.charAt(0));
      if (!same && !(begun && phrase.get(i).startsWith(word))) {
        return false;
      }
    }
    return true;
  }

  /** The words of a text, normalised for comparison: lower case, no accents, no hyphens. */
  static List<String> words(String text) {
    String bare = Transliteration.withoutAccents(text.toLowerCase(Locale.ROOT)).replace("ß", "ss");
    List<String> words = new ArrayList<>();
    for (String word : bare.split("[\\s,]+|(?<=\\p{L})-(?=\\p{L})", -1)) {
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }
}
