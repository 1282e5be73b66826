const PLACEHOLDER = /\{([a-z])\}/g;

/** The index names of a key pattern, in order: `['n', 'm']` of `netconf.{n}.alias.{m}.ip`. */
export function placeholdersOf(pattern: string): readonly string[] {
  return Array.from(pattern.matchAll(PLACEHOLDER), match => match[1] ?? '');
}

/** A pattern with its indexes put in: `netconf.{n}.mtu` and `[3]` give `netconf.3.mtu`. */
export function fillKey(pattern: string, indexes: readonly number[]): string {
  let next = 0;
  return pattern.replace(PLACEHOLDER, placeholder => {
    const index = indexes[next++];
    return index === undefined ? placeholder : String(index);
  });
}
