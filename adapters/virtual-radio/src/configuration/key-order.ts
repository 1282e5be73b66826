/** Sorts keys by section, then by index as a number: `netconf.2` before `netconf.10`. */
export function compareKeys(left: string, right: string): number {
  const a = left.split('.');
  const b = right.split('.');
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const order = compareParts(a[at] ?? '', b[at] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function compareParts(left: string, right: string): number {
  const ranks = rankOf(left) - rankOf(right);
  if (ranks !== 0) return ranks;
  if (isIndex(left)) return Number(left) - Number(right);
  return left < right ? -1 : Number(left > right);
}

const isIndex = (part: string): boolean => /^\d+$/.test(part);

/** A node itself, then the entries below it, then its other keys. */
const rankOf = (part: string): number => (part === '' ? 0 : isIndex(part) ? 1 : 2);
