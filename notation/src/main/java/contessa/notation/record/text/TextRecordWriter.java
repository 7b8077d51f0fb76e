package contessa.notation.record.text;

import contessa.game.Seats;
import contessa.notation.record.DealCommitment;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.RecordFields;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordStep.DecidedBy;
import contessa.notation.record.RecordStep.MixedMove;
import contessa.notation.record.RecordStep.SpokenLine;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.SeenFact;
import java.util.stream.Collectors;

/** Writes a record as a text for people: tags, then one line per turn. */
public final class TextRecordWriter {

  static final String PASS = "pass";
  private static final int SECOND = 1000;

  private final GameRecord game;
  private final MoveSigns signs;
  private final StringBuilder out = new StringBuilder();
  private int line;
  private boolean passing;

  private TextRecordWriter(GameRecord game) {
    this.game = game;
    signs = MoveSigns.of(game.header().rules());
  }

  public static String write(GameRecord game) {
    TextRecordWriter writer = new TextRecordWriter(game);
    writer.header();
    game.steps().forEach(writer::step);
    return writer.out.toString().stripTrailing() + "\n";
  }

  private void header() {
    RecordHeader header = game.header();
    GameRecord.End end = game.end();
    tag("Contessa", String.valueOf(GameRecord.VERSION));
    tag("Game", header.rules().game());
    out.append("[Options ").append(header.options()).append("]\n");
    tag("View", RecordFields.view(header.reader()));
    tag("First", String.valueOf(RecordFields.letter(header.first())));
    for (int seat = 0; seat < header.players().size(); seat++) {
      player(seat, header.players().get(seat));
    }
    header.tags().forEach(this::tag);
    DealCommitment deal = header.commitment();
    if (deal != null) {
      tag("Commitment", deal.commitment());
      if (!deal.seeds().isEmpty()) {
        tag(
            "Seeds",
            deal.seeds().stream()
                .map(seed -> seed.isEmpty() ? "-" : seed)
                .collect(Collectors.joining(" ")));
      }
    }
    tag("Result", RecordFields.letters(end.winners()));
    if (end.stopped()) {
      tag("Stopped", "yes");
    }
    if (end.state() != null) {
      tag("State", end.state());
    }
    if (end.secret() != null) {
      tag("Secret", end.secret());
    }
    tag("Hash", JsonLinesWriter.lastHash(game));
    out.append('\n');
  }

  private void tag(String name, String value) {
    out.append('[').append(name).append(' ').append(RecordFields.quoted(value)).append("]\n");
  }

  private void player(int seat, RecordedPlayer player) {
    out.append('[').append(RecordFields.letter(seat)).append(' ');
    out.append(RecordFields.quoted(player.name()));
    if (!player.bot().isEmpty()) {
      out.append(' ').append(RecordFields.quoted(player.bot()));
    }
    out.append("]\n");
  }

  private void step(RecordStep step) {
    boolean plain = step.equals(RecordStep.of(step.seat(), step.move()));
    boolean pass = plain && step.move().equals(PASS);
    if (step.isDeal()) {
      out.append("0.");
    } else if (signs.startsLine(step)) {
      startLine();
      out.append(++line).append(". ").append(signs.write(step.seat(), step.move()));
    } else if (pass && passing) {
      out.append(RecordFields.letter(step.seat()));
    } else {
      space();
      out.append(signs.write(step.seat(), step.move()));
    }
    passing = pass;
    if (!plain) {
      annotate(step);
    }
  }

  private void startLine() {
    if (out.charAt(out.length() - 1) == ' ') {
      out.setLength(out.lastIndexOf("\n") + 1);
    } else {
      out.append('\n');
    }
  }

  private void space() {
    if (out.charAt(out.length() - 1) != ' ') {
      out.append(' ');
    }
  }

  private void annotate(RecordStep step) {
    out.append(sign(step.by()));
    if (!step.draws().isEmpty()) {
      out.append(
          step.draws().stream()
              .map(TextRecordWriter::draw)
              .collect(Collectors.joining(" ", " {", "}")));
    }
    step.seen().forEach(this::seen);
    if (step.at() >= 0) {
      String thousandths = String.valueOf(SECOND + step.at() % SECOND).substring(1);
      out.append(" [%t ").append(step.at() / SECOND).append('.').append(thousandths).append(']');
    }
    if (!step.mix().isEmpty()) {
      out.append(" [%mix");
      for (MixedMove part : step.mix()) {
        out.append(' ').append(RecordFields.quoted(part.move()));
        out.append(' ').append(RecordFields.fraction(part.share()));
      }
      out.append(']');
    }
    for (SpokenLine said : step.talk()) {
      out.append(" [%say ").append(RecordFields.letter(said.seat())).append(' ');
      out.append(RecordFields.quoted(said.text())).append(']');
    }
    for (String note : step.notes()) {
      space();
      out.append("; ").append(note).append("\n  ");
    }
  }

  static String sign(DecidedBy by) {
    return switch (by) {
      case PLAYER -> "";
      case ORDER -> "'";
      case STAND_IN -> "*";
      case TIMEOUT -> "^";
    };
  }

  private static String draw(String token) {
    if (Character.isDigit(token.charAt(0))) {
      return token;
    }
    boolean signed = token.charAt(0) == '+' || token.charAt(0) == '-';
    return signed ? token.charAt(0) + WordSigns.write(token.substring(1)) : WordSigns.write(token);
  }

  private void seen(SeenFact fact) {
    out.append(" (");
    if (fact.seat() != Seats.NOBODY) {
      out.append(RecordFields.letter(fact.seat()));
    }
    out.append(fact.kind().sign());
    if (fact.count() >= 0) {
      out.append('#').append(fact.count());
    } else if (fact.kind() == SeenFact.Kind.OPEN) {
      out.append(String.join("|", fact.items()));
    } else if (fact.kind().numbers()) {
      out.append(String.join(",", fact.items()));
    } else {
      out.append(fact.items().stream().map(WordSigns::write).collect(Collectors.joining(",")));
    }
    out.append(')');
  }
}
