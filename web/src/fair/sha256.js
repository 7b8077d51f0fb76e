// SHA-256 and HMAC-SHA-256. The browser's own are missing where a page comes over plain HTTP.

/** The first 32 bits of the fractional part of a root of each of the first primes. */
const roots = (count, power) => {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let divisor = 2;
    while (n % divisor) divisor++;
    if (divisor === n) found.push(((n ** power % 1) * 2 ** 32) | 0);
  }
  return found;
};
const ROUNDS = roots(64, 1 / 3);
const START = roots(8, 1 / 2);

/** A word turned right by each of three counts; the last may be a shift instead. */
const mix = (word, one, two, three, shift = false) => {
  const turned = (by) => (word >>> by) | (word << (32 - by));
  return turned(one) ^ turned(two) ^ (shift ? word >>> three : turned(three));
};

/** The SHA-256 of some bytes. */
export function sha256(bytes) {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = padded.getInt32(block + 4 * i);
      else
        w[i] =
          w[i - 16] + w[i - 7] + mix(w[i - 15], 7, 18, 3, true) + mix(w[i - 2], 17, 19, 10, true);
      const one = h + mix(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
      const two = mix(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
  }
  state.forEach((word, i) => padded.setInt32(4 * i, word));
  return new Uint8Array(padded.buffer, 0, 32);
}

/** HMAC-SHA-256, for keys of at most 64 bytes. */
export function hmac(key, message) {
  const pad = (mask) => Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mask);
  return sha256([...pad(0x5c), ...sha256([...pad(0x36), ...message])]);
}
