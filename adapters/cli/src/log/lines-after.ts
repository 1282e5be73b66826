/**
 * The lines of a log that were added since it was read before. A device drops its oldest lines; one that restarted has a
 * log of its own, which is new as a whole.
 */
export function linesAfter(before: readonly string[], now: readonly string[]): readonly string[] {
  for (let dropped = 0; dropped < before.length; dropped += 1) {
    const kept = before.length - dropped;
    if (kept <= now.length && isSame(before, dropped, now, kept)) return now.slice(kept);
  }
  return now;
}

function isSame(before: readonly string[], dropped: number, now: readonly string[], kept: number): boolean {
  // The last line first: where it differs, the rest need not be compared.
  for (let index = kept - 1; index >= 0; index -= 1) if (before[dropped + index] !== now[index]) return false;
  return true;
}
