package contessa.cli.play;

import module java.base;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.AnalysedStep.AnalysedClaim;
import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.analysis.result.Analysis;
import contessa.analysis.result.PlayerSummary;
import contessa.analysis.result.PlayerSummary.TurningPoint;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.Voice;
import contessa.coup.Role;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.notation.record.GameRecord;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.words.Language;
import org.jspecify.annotations.Nullable;

/** An analysis in words: what happened at each step, what it was worth, and what it adds up to. */
public final class AnalysisTeller {

  /** A mistake smaller than this is not worth a remark. */
  private static final double LEAST_MISTAKE = 0.05;

  /** So many figures are told of every game, the others of Coup alone. */
  private static final int ALWAYS = 4;

  private final Analysis analysis;
  private final Voice voice;
  private final Narrator.Story story;
  private final List<String> sentences = new ArrayList<>();

  /** Tells this analysis in a language; the moments are those of its record. */
  public AnalysisTeller(
      Analysis analysis, GameRecord record, List<Moment> moments, Language language) {
    this.analysis = analysis;
    Rulebook rules = record.header().rules();
    voice = Voice.of(language, GameSetup.edition(rules), analysis.names(), Reader.SPECTATOR);
    story = GameSetup.presentation(rules, voice).narrator().story();
    moments.forEach(moment -> sentences.add(sentence(moment)));
  }

  private String sentence(Moment moment) {
    return moment.events().stream()
        .map(event -> story.tell(event.heardBy(Reader.SPECTATOR)))
        .filter(one -> !one.isEmpty())
        .collect(Collectors.joining(" "));
  }

  public Analysis analysis() {
    return analysis;
  }

  public String say(String key, Object... values) {
    return voice.say(key, values);
  }

  public String edition() {
    return voice.say("edition." + voice.edition());
  }

  public String name(int seat) {
    return voice.name(seat);
  }

  /** What happened in a step; a step that nobody hears of is named by its kind. */
  public String told(int step) {
    String sentence = sentences.get(step);
    return sentence.isEmpty() ? label(analysis.steps().get(step)) : sentence;
  }

  private String label(AnalysedStep step) {
    String kind = voice.say("analysis.kind." + Voice.key(step.kind()));
    return step.seat() == null ? kind : voice.name(step.seat()) + ": " + kind + ".";
  }

  /** Whether a step deserves a line: somebody heard of it, or it was a mistake. */
  public boolean worthTelling(int step) {
    return step == 0 || !sentences.get(step).isEmpty() || mistake(step) != null;
  }

  /** Remarks on a step: how its claim looked, and a better move. */
  public List<String> remarks(int step) {
    List<String> remarks = new ArrayList<>();
    AnalysedClaim claim = analysis.steps().get(step).claim();
    if (claim != null) {
      String key = claim.honest() ? "analysis.true" : "analysis.bluff";
      remarks.add(voice.say(key, "n", percent(likely(claim))));
    }
    MoveOption better = mistake(step);
    if (better != null) {
      double lost = better.known() - played(step).known();
      String margin = percent(Math.max(better.margin(), played(step).margin()));
      remarks.add(
          voice.say(
              "analysis.better", "move", better.move(), "n", percent(lost), "margin", margin));
    }
    return remarks;
  }

  /** The mean over the seats that could judge the claim. */
  private static double likely(AnalysedClaim claim) {
    return claim.likely().stream()
        .filter(Objects::nonNull)
        .mapToDouble(Double::doubleValue)
        .average()
        .orElse(1);
  }

  private MoveOption played(int step) {
    return Objects.requireNonNull(analysis.steps().get(step).options()).stream()
        .filter(option -> option.played() != null)
        .findFirst()
        .orElseThrow();
  }

  private @Nullable MoveOption mistake(int step) {
    List<MoveOption> options = analysis.steps().get(step).options();
    if (options == null) {
      return null;
    }
    MoveOption best = options.getFirst();
    double lost = best.known() - played(step).known();
    return lost >= LEAST_MISTAKE && lost > best.margin() ? best : null;
  }

  public String told(TurningPoint point) {
    String what =
        Voice.key(point.kind()).equals("luck")
            ? voice.say("analysis.kind.luck") + ": " + told(point.step())
            : told(point.step());
    return voice.say("analysis.point", "n", signed(point.change()), "what", what);
  }

  /** The lie of the game in one sentence; empty if there was none. */
  public String lie() {
    Analysis.Lie lie = analysis.lie();
    if (lie == null) {
      return "";
    }
    Role role = Role.valueOf(lie.role().toUpperCase(Locale.ROOT));
    return voice.say(
        "analysis.lie", Voice.who(lie.seat()), role, (int) Math.round(lie.gain() * 100));
  }

  /** The columns about a player, after the name. */
  public List<String> figures(PlayerSummary player) {
    List<String> figures = new ArrayList<>();
    long play = Math.round(player.shares().play() * 100);
    long others = Math.round(player.shares().others() * 100);
    figures.add(share(100 - play - others));
    figures.add(share(play));
    figures.add(share(others));
    figures.add(player.accuracy() == null ? "–" : share(Math.round(player.accuracy() * 100)));
    if (analysis.game().equals("coup")) {
      figures.add(of(player.bluffs(), player.claims()));
      figures.add(String.valueOf(player.caught()));
      figures.add(of(player.right(), player.challenges()));
    }
    return figures;
  }

  public List<String> titles() {
    List<String> keys =
        List.of("luck", "play", "others", "accuracy", "bluffs", "caught", "challenges");
    return keys.stream()
        .limit(analysis.game().equals("coup") ? keys.size() : ALWAYS)
        .map(key -> voice.say("analysis.title." + key))
        .toList();
  }

  private String share(long percent) {
    return voice.say("analysis.percent", "n", percent);
  }

  private String of(int part, int all) {
    return voice.say("analysis.of", "part", part, "all", all);
  }

  public static String percent(double chance) {
    return String.valueOf(Math.round(chance * 100));
  }

  static String signed(double change) {
    long points = Math.round(change * 100);
    return points < 0 ? "−" + -points : "+" + points;
  }
}
