// SHA-256 and HMAC-SHA-256. The browser's own are missing where a page comes over plain HTTP.

const TWO_TO_32 = 2 ** 32;

/** The first 32 bits of the fractional part of a root of each of the first primes. */
const roots = (count, power) => {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let divisor = 2;
    while (n % divisor) divisor++;
    if (divisor === n) found.push(((n ** power % 1) * TWO_TO_32) | 0);
  }
  return found;
};
const ROUNDS = roots(64, 1 / 3);
const START = roots(8, 1 / 2);

const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The SHA-256 of some bytes. */
export function sha256(bytes) {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const x = w[i - 15];
      const y = w[i - 2];
      w[i] =
        i < 16
          ? padded.getInt32(block + 4 * i)
          : w[i - 16] +
            w[i - 7] +
            (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) +
            (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
      const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
      const one = h + mixed + ROUNDS[i] + w[i];
      const major = (a & b) ^ (a & c) ^ (b & c);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + major;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** HMAC-SHA-256, for keys of at most 64 bytes. */
export function hmac(key, message) {
  const pad = (mask) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mask);
  return sha256(
    new Uint8Array([...pad(0x5c), ...sha256(new Uint8Array([...pad(0x36), ...message]))]),
  );
}
