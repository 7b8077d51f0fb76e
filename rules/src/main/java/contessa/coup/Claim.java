package contessa.coup;

/**
 * A seat's word on its face-down cards: that it holds a character, or (embezzling) that it does
 * not.
 */
public record Claim(int seat, Role role, boolean denied) {}
