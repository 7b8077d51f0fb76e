package contessa.cli.play;

import module java.base;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.AnalysedStep.AnalysedClaim;
import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.analysis.result.Analysis;
import contessa.analysis.result.PlayerSummary;
import contessa.analysis.result.PlayerSummary.TurningPoint;
import contessa.cli.play.words.Messages;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.Voice;
import contessa.coup.Role;
import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.notation.record.GameRecord;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.words.Language;
import org.jspecify.annotations.Nullable;

/** An analysis in words: what happened at each step, what it was worth, and what it adds up to. */
public final class AnalysisTeller {

  /** A mistake smaller than this is not worth a remark. */
  private static final double LEAST_MISTAKE = 0.05;

  private final Analysis analysis;
  private final Voice voice;
  private final Narrator narrator;
  private final List<String> sentences = new ArrayList<>();

  /** Tells this analysis in a language; the moments are those of its record. */
  public AnalysisTeller(
      Analysis analysis, GameRecord record, List<Moment> moments, Language language) {
    this.analysis = analysis;
    voice =
        new Voice(
            Messages.in(language),
            GameSetup.edition(record.header().rules()),
            analysis.names(),
            Reader.SPECTATOR,
            UnaryOperator.identity());
    narrator = GameSetup.presentation(record.header().rules(), voice).narrator();
    moments.forEach(moment -> sentences.add(sentence(moment)));
  }

  private String sentence(Moment moment) {
    List<String> told = new ArrayList<>();
    for (AddressedEvent event : moment.events()) {
      String one = narrator.tell(event.heardBy(Reader.SPECTATOR));
      if (!one.isEmpty()) {
        told.add(one);
      }
    }
    return String.join(" ", told);
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
      remarks.add(
          voice.say(
              "analysis.better",
              "move",
              better.move(),
              "n",
              percent(lost),
              "margin",
              percent(Math.max(better.margin(), played(step).margin()))));
    }
    return remarks;
  }

  /** The mean over the seats that could judge the claim. */
  private static double likely(AnalysedClaim claim) {
    double sum = 0;
    int seats = 0;
    for (Double one : claim.likely()) {
      if (one != null) {
        sum += one;
        seats++;
      }
    }
    return seats == 0 ? 1 : sum / seats;
  }

  private MoveOption played(int step) {
    List<MoveOption> options = analysis.steps().get(step).options();
    if (options != null) {
      for (MoveOption option : options) {
        if (option.played() != null) {
          return option;
        }
      }
    }
    throw new IllegalArgumentException("nobody had a choice");
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
    return voice.say(
        "analysis.lie",
        "who",
        Voice.who(lie.seat()),
        "role",
        Role.valueOf(lie.role().toUpperCase(Locale.ROOT)),
        "n",
        (int) Math.round(lie.gain() * 100));
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

  /** The titles of these columns. */
  public List<String> titles() {
    List<String> titles = new ArrayList<>();
    for (String key : List.of("luck", "play", "others", "accuracy")) {
      titles.add(voice.say("analysis.title." + key));
    }
    if (analysis.game().equals("coup")) {
      for (String key : List.of("bluffs", "caught", "challenges")) {
        titles.add(voice.say("analysis.title." + key));
      }
    }
    return titles;
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
