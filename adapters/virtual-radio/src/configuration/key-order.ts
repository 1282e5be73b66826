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
  if (/^\d+$/.test(left) && /^\d+$/.test(right)) return Number(left) - Number(right);
  return left < right ? -1 : Number(left > right);
}
