/** Numbers by size, else as text; a missing value is last in both directions. */
export function compareCells(
  a: string | number | undefined,
  b: string | number | undefined,
  sign: number,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compareText(String(a), String(b));
}

/** By code units, not by a language: the order is the same everywhere. Case does not count unless all else is equal. */
export function compareText(a: string, b: string): number {
  const [lowA, lowB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowA !== lowB) return lowA < lowB ? -1 : 1;
  return Number(a > b) - Number(a < b);
}
