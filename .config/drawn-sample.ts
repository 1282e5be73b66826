/** Whether every check runs whole: `npm run test:all`. Otherwise an exhaustive one takes a sample that the commit draws. */
export const RUNS_ALL = runsAll();

/** As it is said now: a test of the samples says it otherwise, in a process that other test files share. */
function runsAll(): boolean {
  return process.env['RADIOLINK_ALL'] === '1';
}

/** Steps of xorshift from a seed; both the commit and what draws go into it, so that two lists are not drawn alike. */
function* numbersFrom(seed: number, salt: string): Generator<number> {
  let state = (seed ^ 0x9e_37_79_b9) >>> 0;
  for (const letter of salt) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  for (state ||= 1; ; ) {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    yield state;
  }
}

/**
 * What of an exhaustive check runs: `count` entries in the order of the list, drawn by the commit or by `RADIOLINK_SEED`, and
 * in `npm run test:all` the whole list. The report of a failure names the draw and the command that runs all of its file.
 * @param salt tells lists of one length apart that are not to be drawn alike
 */
export function sampleOf<T>(list: readonly T[], count: number, salt = String(list.length)): readonly T[] {
  if (runsAll() || count >= list.length) return list;
  const numbers = numbersFrom(Number(process.env['RADIOLINK_SEED']) || 1, salt);
  const places = list.map((_, place) => place);
  const drawn = new Set<number>();
  while (drawn.size < count) {
    const [place] = places.splice((numbers.next().value ?? 0) % places.length, 1);
    if (place !== undefined) drawn.add(place);
  }
  return list.filter((_, place) => drawn.has(place));
}

/**
 * Of an exhaustive list, one entry in so many, and at least one; drawn as by {@link sampleOf}.
 * @param share a third is 3
 */
export const shareOf = <T>(list: readonly T[], share: number, salt?: string): readonly T[] =>
  sampleOf(list, Math.ceil(list.length / share), salt);

/** How many of something a check takes: so many of them in `npm test`, and all in `npm run test:all`. */
export const countOf = (some: number, all: number): number => (runsAll() ? all : some);
