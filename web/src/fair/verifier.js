// Checks that the cards of a recorded game follow from what was fixed before it.
// Written from docs/fair-deal.md and docs/notation.md alone; it knows no rules of the game.

import { hmac, sha256 } from './sha256.js';

const CHARACTERS = ['Duke', 'Assassin', 'Captain', 'Ambassador', 'Inquisitor', 'Contessa'];
const OTHER = { Ambassador: 'inquisitor', Inquisitor: 'ambassador' };
const TWO_TO_32 = 2 ** 32;
const text = new TextEncoder();

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Says what is wrong, and in which line. */
function wrong(line, reason) {
  throw Object.assign(new Error(reason), { line });
}

/** The draws of a game in order; each is below the n that it is asked for. */
class Draws {
  count = 0;

  constructor(key) {
    this.key = key;
  }

  below(n) {
    const message = new DataView(new ArrayBuffer(12));
    message.setBigUint64(0, BigInt(this.count++));
    for (let attempt = 0; ; attempt++) {
      message.setUint32(8, attempt);
      const block = new DataView(hmac(this.key, new Uint8Array(message.buffer)).buffer);
      for (let word = 0; word < 8; word++) {
        const number = block.getUint32(4 * word);
        if (number < TWO_TO_32 - (TWO_TO_32 % n)) return number % n;
      }
    }
  }
}

/** The lines as objects, once the chain of hashes holds. */
function linesOf(file) {
  const lines = file.split('\n');
  if (lines.pop() !== '' || lines.length < 3) wrong(lines.length + 1, 'the end is missing');
  let before = '';
  for (const [n, line] of lines.entries()) {
    const [, content, hash] = /^(.*),"hash":"([0-9a-f]{32})"\}$/.exec(line) ?? [];
    if (!hash) wrong(n + 1, 'the hash is missing');
    before = hex(sha256(text.encode(before + content))).slice(0, 32);
    if (hash !== before) wrong(n + 1, 'the hash does not fit: something was changed');
  }
  return lines.map((line) => JSON.parse(line));
}

/** The number of a card in the order of the court, or -1. */
function cardNumber(name) {
  const [character, copy] = name.split('#');
  const place = CHARACTERS.indexOf(character);
  return place < 0 || !/^[1-5]$/.test(copy ?? '') ? -1 : place * 5 + Number(copy) - 1;
}

function firstCourt(header) {
  const players = header.players.length;
  const copies = players <= 6 ? 3 : players <= 8 ? 4 : 5;
  const court = new Set();
  CHARACTERS.forEach((character, place) => {
    const absent = header.options.exchanger === OTHER[character];
    for (let copy = 0; copy < copies && !absent; copy++) court.add(place * 5 + copy);
  });
  return court;
}

function followCourt(header, steps, draws) {
  const court = firstCourt(header);
  for (const [n, step] of steps.entries()) {
    const line = n + 2;
    for (const token of step.draws ?? []) {
      const sign = /^[+-]/.test(token) ? token[0] : '';
      const card = cardNumber(token.slice(sign.length));
      if (card < 0) wrong(line, `${token} is not a card`);
      if (court.has(card) === (sign === '+')) wrong(line, `${token} cannot be`);
      if (sign === '') {
        const order = [...court].sort((a, b) => a - b);
        const drawn = order[draws.below(order.length)];
        if (drawn !== card) wrong(line, `${token} is not the card that the key draws`);
      }
      if (sign === '+') court.add(card);
      else court.delete(card);
    }
  }
}

/** The sizes of all draws of Coup Royal. */
function royalSizes({ options, players }) {
  const sizes = [];
  let cubes = 4 * options.cubesPerColour;
  for (let n = 0; n < players.length * options.startCubes; n++) sizes.push(cubes--);
  for (const cards of [4 * options.secretPerColour, options.deckI.length, options.deckII.length]) {
    for (let left = cards; left > 1; left--) sizes.push(left);
  }
  if (players.length === 2 && options.firstPartner === 'random') sizes.push(2);
  return sizes;
}

function followNumbers(header, steps, draws) {
  const found = steps.flatMap((step, n) => (step.draws ?? []).map((token) => [token, n + 2]));
  const sizes = royalSizes(header);
  if (found.length !== sizes.length) wrong(2, `there must be ${sizes.length} draws`);
  for (const [n, [token, line]] of found.entries()) {
    if (token !== `${draws.below(sizes[n])}/${sizes[n]}`) {
      wrong(line, `${token} is not what the key draws`);
    }
  }
}

function check(file, known) {
  const [header, ...steps] = linesOf(file);
  const end = steps.pop();
  if (!header.commitment || !end.secret) return { verdict: 'unknown' };
  if (known.commitment && known.commitment !== header.commitment) {
    wrong(1, 'the commitment is not the one that you saw');
  }
  if (known.seed && !header.seeds?.includes(known.seed)) wrong(1, 'your seed is not in it');
  const secret = unhex(end.secret);
  if (hex(sha256(secret)) !== header.commitment) {
    wrong(steps.length + 2, 'the secret does not fit the commitment');
  }
  const seeded = text.encode(['contessa deal 1', ...(header.seeds ?? [])].join('\n'));
  const draws = new Draws(header.seeds ? hmac(secret, seeded) : secret);
  (header.game === 'royal' ? followNumbers : followCourt)(header, steps, draws);
  const seeds = (header.seeds ?? []).filter((seed) => seed).length;
  return { verdict: 'fair', draws: draws.count, seeds };
}

/**
 * Checks one record, given as JSON lines. `known` may hold what this browser remembers: the
 * commitment it saw and the seed it sent. The verdict is "fair", "wrong" with line and
 * reason, or "unknown" if the record has no commitment or no secret.
 */
export function verify(file, known = {}) {
  try {
    return check(file, known);
  } catch (problem) {
    return { verdict: 'wrong', line: problem.line ?? 0, reason: problem.message };
  }
}
