package contessa.notation.record;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.Card;
import contessa.coup.CoupEvent;
import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Reader;
import contessa.notation.json.Words;
import contessa.royal.LootText;
import contessa.royal.RoyalEvent;
import contessa.testkit.Dump;
import contessa.testkit.TestScale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class RedactionTest {

  private static final int GAMES = TestScale.of(24, 5_000);
  private static final Set<String> SECRET_MOVES = Set.of("keep", "pick", "offer");

  @Test
  void aRedactedRecordHasNoDrawsTimesMixturesStateOrSecret() {
    for (int seed = 0; seed < GAMES; seed++) {
      String lines =
          JsonLinesWriter.write(Redaction.of(RandomRecords.game(seed), Reader.SPECTATOR));
      assertThat(lines)
          .doesNotContain("\"draws\"", "\"at\"", "\"mix\"", "\"by\"", "\"notes\"")
          .doesNotContain("\"state\"", "\"secret\"", "\"move\":\"pass\"");
    }
  }

  @Test
  void noSeatReadsASecretMoveOfAnother() {
    for (int seed = 0; seed < GAMES; seed++) {
      GameRecord game = RandomRecords.game(seed);
      for (int reader = Reader.SPECTATOR; reader < game.header().rules().seats(); reader++) {
        for (RecordStep step : Redaction.of(game, reader).steps()) {
          List<String> words = List.of(step.move().split(" ", -1));
          if (SECRET_MOVES.contains(words.getFirst()) && step.seat() != reader) {
            // The Inquisitor sees the card that is offered.
            assertThat(words.getLast().equals("?") || words.getFirst().equals("offer")).isTrue();
            assertThat(reader >= 0 || words.getLast().equals("?")).isTrue();
          }
        }
      }
    }
  }

  /** Every card that a reader finds in the record was in an event that this reader heard. */
  @Test
  void everyCardInARecordWasHeardByItsReader() {
    for (int seed = 0; seed < GAMES; seed++) {
      GameRecord game = RandomRecords.game(seed);
      List<Reexecution.Moment> moments = Reexecution.of(game);
      for (int reader = Reader.SPECTATOR; reader < game.header().rules().seats(); reader++) {
        Set<String> heard = new TreeSet<>();
        for (Reexecution.Moment moment : moments) {
          for (AddressedEvent told : moment.events()) {
            heard.add(facts(told.heardBy(reader)));
          }
        }
        for (RecordStep step : Redaction.of(game, reader).steps()) {
          for (SeenFact fact : step.seen()) {
            assertThat(heard).as("seed %d, reader %d", seed, reader).contains(facts(fact));
          }
        }
      }
    }
  }

  private static String facts(SeenFact fact) {
    return fact.seat()
        + " "
        + fact.count()
        + " "
        + String.join(" ", fact.items()).replaceAll("#[0-9]", "");
  }

  private static String facts(Event event) {
    return switch (event) {
      case CoupEvent.Dealt e -> cards(e.seat(), e.count(), e.cards());
      case CoupEvent.Drew e -> cards(e.seat(), e.count(), e.cards());
      case CoupEvent.Replaced e -> cards(e.seat(), e.count(), e.cards());
      case CoupEvent.Exposed e -> cards(e.seat(), -1, e.cards());
      case CoupEvent.Shown e -> cards(e.claim().seat(), -1, e.cards());
      case CoupEvent.Lost e -> cards(e.seat(), -1, List.of(e.card()));
      case RoyalEvent.Gained e -> e.seat() + " -1 " + numbers(e.goods().counts());
      case RoyalEvent.Secret e ->
          e.goods() == null
              ? e.seat() + " " + e.count() + " "
              : e.seat() + " -1 " + numbers(e.goods().counts());
      case RoyalEvent.Refilled e ->
          "-1 -1 " + e.open().stream().map(LootText::write).collect(Collectors.joining(" "));
      default -> Dump.of(event);
    };
  }

  private static String numbers(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static String cards(int seat, int count, @Nullable List<Card> cards) {
    if (cards == null) {
      return seat + " " + count + " ";
    }
    // Copy numbers are compared only where the record has them.
    return seat
        + " -1 "
        + cards.stream().map(card -> Words.capital(card.role())).collect(Collectors.joining(" "));
  }
}
