package contessa.cli.play;

import module java.base;

import contessa.cli.play.screen.Transliteration;
import contessa.cli.play.words.Narrator.MoveStep;
import contessa.game.Move;

/**
 * The legal moves as a tree of choices: first the action, then its target, and so on. The player
 * types a choice by its key or by its words; a unique prefix of a word is enough.
 *
 * @param moves what is left to choose from, with all choices that make up each move
 * @param depth how many choices have been made
 */
record MoveMenu(Map<Move, List<MoveStep>> moves, int depth) {

  record Option(String key, MoveStep step, MoveMenu next) {
    /** Whether this choice leads to another question. */
    boolean leadsOn() {
      return !next.onlyWay().isComplete();
    }
  }

  private Map.Entry<Move, List<MoveStep>> any() {
    return moves.entrySet().iterator().next();
  }

  /** Whether nothing is left to choose. */
  boolean isComplete() {
    return any().getValue().size() == depth;
  }

  Move move() {
    return any().getKey();
  }

  /** The choices already made on the way to this menu. */
  List<MoveStep> chosen() {
    return any().getValue().subList(0, depth);
  }

  List<Option> options() {
    Map<String, Map<Move, List<MoveStep>>> groups = new LinkedHashMap<>();
    moves.forEach(
        (move, steps) ->
            groups
                .computeIfAbsent(steps.get(depth).id(), _ -> new LinkedHashMap<>())
                .put(move, steps));
    List<Option> options = new ArrayList<>();
    for (Map<Move, List<MoveStep>> group : groups.values()) {
      MoveMenu next = new MoveMenu(group, depth + 1);
      MoveStep step = next.chosen().getLast();
      String key = step.key().isEmpty() ? String.valueOf(options.size() + 1) : step.key();
      options.add(new Option(key, step, next));
    }
    return options;
  }

  /** The first menu that offers a choice. */
  MoveMenu first() {
    List<Option> options = options();
    return options.size() == 1 && !options.getFirst().next.isComplete()
        ? options.getFirst().next.first()
        : this;
  }

  /** Every choice that this text may mean here: none if it is unknown, several if ambiguous. */
  List<MoveMenu> read(String text) {
    List<String> words = words(text);
    if (words.isEmpty()) {
      return List.of();
    }
    Set<MoveMenu> exact = new LinkedHashSet<>();
    find(words, false, exact);
    if (exact.isEmpty()) {
      find(words, true, exact);
    }
    return exact.stream().map(MoveMenu::onlyWay).distinct().toList();
  }

  /** Skips menus with a single option. */
  private MoveMenu onlyWay() {
    List<Option> options = isComplete() ? List.of() : options();
    return options.size() == 1 ? options.getFirst().next.onlyWay() : this;
  }

  private void find(List<String> words, boolean prefixes, Set<MoveMenu> found) {
    for (Option option : options()) {
      for (List<String> phrase : phrases(option)) {
        if (begins(words, phrase, prefixes)) {
          int used = Math.min(phrase.size(), words.size());
          List<String> rest = words.subList(used, words.size());
          if (rest.isEmpty()) {
            found.add(option.next());
          } else if (!option.next().isComplete()) {
            option.next().find(rest, prefixes, found);
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
