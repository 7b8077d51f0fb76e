package contessa.cli.play;

import contessa.cli.play.screen.Letters;
import contessa.cli.play.words.Step;
import contessa.game.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The legal moves as a tree of choices: first the action, then its target, and so on. A choice is
 * typed by its key or by its words; a unique beginning of a word will do.
 */
final class Menu {

  /** Where a choice leads. */
  sealed interface Node {
    record Leaf(Move move) implements Node {}

    record Branch(Menu menu) implements Node {}
  }

  record Option(String key, Step step, Node next) {

    /** Whether more is asked after this choice. */
    boolean leadsOn() {
      return onlyWay(next) instanceof Node.Branch;
    }
  }

  private final List<Step> chosen;
  private final List<Option> options;

  private Menu(List<Step> chosen, List<Option> options) {
    this.chosen = chosen;
    this.options = options;
  }

  /** The tree of these moves, in their order. */
  static Menu of(Map<Move, List<Step>> moves) {
    return of(moves, List.of());
  }

  private static Menu of(Map<Move, List<Step>> moves, List<Step> chosen) {
    int depth = chosen.size();
    Map<String, Map<Move, List<Step>>> groups = new LinkedHashMap<>();
    moves.forEach(
        (move, steps) ->
            groups
                .computeIfAbsent(steps.get(depth).id(), _ -> new LinkedHashMap<>())
                .put(move, steps));
    List<Option> options = new ArrayList<>();
    for (Map<Move, List<Step>> group : groups.values()) {
      Map.Entry<Move, List<Step>> any = group.entrySet().iterator().next();
      Step step = any.getValue().get(depth);
      String key = step.key().isEmpty() ? String.valueOf(options.size() + 1) : step.key();
      options.add(new Option(key, step, next(group, any, chosen, step)));
    }
    return new Menu(chosen, options);
  }

  private static Node next(
      Map<Move, List<Step>> group, Map.Entry<Move, List<Step>> any, List<Step> chosen, Step step) {
    if (any.getValue().size() == chosen.size() + 1) {
      return new Node.Leaf(any.getKey());
    }
    List<Step> path = new ArrayList<>(chosen);
    path.add(step);
    return new Node.Branch(of(group, path));
  }

  /** The choices made on the way here. */
  List<Step> chosen() {
    return chosen;
  }

  List<Option> options() {
    return options;
  }

  /** The first menu with something to choose. */
  Menu first() {
    return options.size() == 1 && options.getFirst().next() instanceof Node.Branch(Menu menu)
        ? menu.first()
        : this;
  }

  /** All that this text may mean here: nothing if it is not understood, several if not unique. */
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
    return exact.stream().map(Menu::onlyWay).distinct().toList();
  }

  /** A menu with a single way out is no choice. */
  private static Node onlyWay(Node node) {
    return node instanceof Node.Branch(Menu menu) && menu.options.size() == 1
        ? onlyWay(menu.options.getFirst().next())
        : node;
  }

  private void find(List<String> words, boolean beginnings, Set<Node> found) {
    for (Option option : options) {
      for (List<String> phrase : phrases(option)) {
        if (begins(words, phrase, beginnings)) {
          int used = Math.min(phrase.size(), words.size());
          List<String> rest = words.subList(used, words.size());
          if (rest.isEmpty()) {
            found.add(option.next());
          } else if (option.next() instanceof Node.Branch(Menu menu)) {
            menu.find(rest, beginnings, found);
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

  private static boolean begins(List<String> words, List<String> phrase, boolean beginnings) {
    if (words.size() < phrase.size() && !beginnings) {
      return false;
    }
    for (int i = 0; i < Math.min(phrase.size(), words.size()); i++) {
      String word = words.get(i);
      boolean same = phrase.get(i).equals(word);
      boolean begun = beginnings && Character.isLetter(word.charAt(0));
      if (!same && !(begun && phrase.get(i).startsWith(word))) {
        return false;
      }
    }
    return true;
  }

  /** The words of a text as they are compared: in small letters, without accents and hyphens. */
  static List<String> words(String text) {
    String bare = Letters.bare(text.toLowerCase(Locale.ROOT)).replace("ß", "ss");
    List<String> words = new ArrayList<>();
    for (String word : bare.split("[\\s,]+|(?<=\\p{L})-(?=\\p{L})", -1)) {
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }
}
