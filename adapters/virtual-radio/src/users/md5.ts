/** Shift amounts of the four rounds. RFC 1321, 3.4. */
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

/**
 * MD5 of some bytes (RFC 1321). Radios keep passwords as MD5-crypt, and the platform's crypto has no MD5; it is used
 * here for nothing else.
 */
export function md5(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    absorb(state, new DataView(blocks.buffer, offset, 64));
  }
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, place) => digest.setUint32(place * 4, word, true));
  return new Uint8Array(digest.buffer);
}

function padded(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, message.length << 3, true);
  view.setUint32(length - 4, message.length >>> 29, true);
  return bytes;
}

function absorb(state: Uint32Array, block: DataView): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step++) {
    const round = step >> 4;
    const mixed =
      (a + mix(round, b, c, d) + (SINES[step] ?? 0) + block.getUint32(wordOf(round, step) * 4, true)) >>> 0;
    const shift = SHIFTS[round]?.[step & 3] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((mixed << shift) | (mixed >>> (32 - shift)))) >>> 0];
  }
  [a, b, c, d].forEach((word, place) => {
    state[place] = (state[place] ?? 0) + word;
  });
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}

function wordOf(round: number, step: number): number {
  const [factor, offset] = [[1, 0] as const, [5, 1] as const, [3, 5] as const, [7, 0] as const][round] ?? [
    1, 0,
  ];
  return (factor * step + offset) % 16;
}
