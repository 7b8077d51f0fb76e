package contessa.analysis.result;

import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.RecordCodec;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Generated from the records of this module; they say what their fields mean. */
public final class AnalysisJson implements RecordCodec {

  public static final RecordCodec CODEC = new AnalysisJson();

  private AnalysisJson() {}

  @Override
  public boolean write(Object value, JsonWriter j) {
    switch (value) {
      case Analysis v -> writeAnalysis(v, j);
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public @Nullable Function<JsonIn, ?> reader(Class<?> type) {
    return null;
  }

  public static void writeAnalysedStep(AnalysedStep v, JsonWriter j) {
    j.begin().field("step", v.step()).field("frame", v.frame()).field("round", v.round());
    j.field("seat", v.seat()).field("move", v.move()).field("kind", v.kind()).field("by", v.by());
    j.field("chances", v.chances()).field("known", v.known()).field("margins", v.margins());
    j.field("luck", v.luck());
    j.field("claim", v.claim(), AnalysisJson::writeAnalysedStepAnalysedClaim);
    j.list("options", v.options(), AnalysisJson::writeAnalysedStepMoveOption).end();
  }

  public static void writeAnalysedStepAnalysedClaim(AnalysedStep.AnalysedClaim v, JsonWriter j) {
    j.begin().field("role", v.role()).field("true", v.honest()).field("likely", v.likely()).end();
  }

  public static void writeAnalysedStepMoveOption(AnalysedStep.MoveOption v, JsonWriter j) {
    j.begin().field("move", v.move()).field("chance", v.chance()).field("known", v.known());
    j.field("margin", v.margin()).field("p", v.p()).field("played", v.played()).end();
  }

  public static void writeAnalysis(Analysis v, JsonWriter j) {
    j.begin().field("format", v.format()).field("game", v.game()).field("names", v.names());
    j.field("bots", v.bots()).field("winners", v.winners());
    j.list("steps", v.steps(), AnalysisJson::writeAnalysedStep);
    j.list("players", v.players(), AnalysisJson::writePlayerSummary);
    j.field("lie", v.lie(), AnalysisJson::writeAnalysisLie).end();
  }

  public static void writeAnalysisLie(Analysis.Lie v, JsonWriter j) {
    j.begin().field("step", v.step()).field("seat", v.seat()).field("role", v.role());
    j.field("gain", v.gain()).end();
  }

  public static void writeChanceLedgerShares(ChanceLedger.Shares v, JsonWriter j) {
    j.begin().field("luck", v.luck()).field("play", v.play()).field("others", v.others()).end();
  }

  public static void writePlayerSummary(PlayerSummary v, JsonWriter j) {
    j.begin().field("seat", v.seat()).field("result", v.result()).field("luck", v.luck());
    j.field("play", v.play()).field("others", v.others());
    j.field("shares", v.shares(), AnalysisJson::writeChanceLedgerShares);
    j.field("accuracy", v.accuracy()).field("claims", v.claims()).field("bluffs", v.bluffs());
    j.field("caught", v.caught()).field("challenges", v.challenges()).field("right", v.right());
    j.list("turningPoints", v.turningPoints(), AnalysisJson::writePlayerSummaryTurningPoint).end();
  }

  public static void writePlayerSummaryTurningPoint(PlayerSummary.TurningPoint v, JsonWriter j) {
    j.begin().field("step", v.step()).field("change", v.change()).field("kind", v.kind());
    j.field("by", v.by()).end();
  }
}
