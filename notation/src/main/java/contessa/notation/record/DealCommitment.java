package contessa.notation.record;

import module java.base;

/**
 * What was fixed before the first card: the hash of the server's secret and, at a table where the
 * players help to shuffle, a seed from every seat. See docs/fair-deal.md.
 *
 * @param commitment the SHA-256 of the secret, in hexadecimal
 * @param seeds by seat, in hexadecimal; an empty text for a seat that sent none; an empty list if
 *     the chance comes from the secret alone
 */
public record DealCommitment(String commitment, List<String> seeds) {

  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern SEED = Pattern.compile("([0-9a-f]{32})?");

  public DealCommitment {
    seeds = List.copyOf(seeds);
    if (!HASH.matcher(commitment).matches()) {
      throw new IllegalArgumentException("a commitment has 64 hexadecimal digits");
    }
    for (String seed : seeds) {
      if (!SEED.matcher(seed).matches()) {
        throw new IllegalArgumentException("a seed has 32 hexadecimal digits");
      }
    }
  }
}
