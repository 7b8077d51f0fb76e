import { sentFor } from './seeds';
import { verify, type Verdict } from './verifier.js';

/** Checks the deal of a record. A text has no chain of hashes, so only JSON lines can be checked. */
export function checkDeal(record: string, commitment: string): Verdict {
  return record.startsWith('{')
    ? verify(record, { commitment, seed: sentFor(commitment) })
    : { verdict: 'unknown' };
}
