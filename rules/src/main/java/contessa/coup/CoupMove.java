package contessa.coup;

import contessa.game.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The moves of Coup. Cards are written by their first copy unless the art tells copies apart. */
public sealed interface CoupMove extends Move {

  /** Keeps this card of the player's draft set (R-2P-02). */
  record Pick(Card card) implements CoupMove {}

  record Choose(Allegiance allegiance) implements CoupMove {}

  /**
   * A turn's action.
   *
   * @param target the seat it is aimed at, or {@link contessa.game.Seats#NOBODY}
   * @param named the character named in a declared Coup or assassination (R-DCL-01)
   * @param claimed which exchanger is claimed, where both may exchange
   */
  record Act(Action action, int target, @Nullable Role named, @Nullable Role claimed)
      implements CoupMove {}

  record Pass() implements CoupMove {}

  record Challenge() implements CoupMove {}

  record Block(Role role) implements CoupMove {}

  /** Proves a claim with this card; null for an embezzler, who shows the whole hand. */
  record Show(@Nullable Card card) implements CoupMove {}

  record Decline() implements CoupMove {}

  record Lose(Card card) implements CoupMove {}

  /** Ends an exchange with the cards to keep. Equal cards are told apart only with distinct art. */
  record Keep(List<Card> cards) implements CoupMove {
    public Keep {
      cards = List.copyOf(cards);
    }
  }

  record Offer(Card card) implements CoupMove {}

  /** The Inquisitor gives the card back or forces a swap (R-INQ-06). */
  record Judge(Verdict verdict) implements CoupMove {}
}
