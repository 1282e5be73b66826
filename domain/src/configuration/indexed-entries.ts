import type { ConfigSection } from './section.ts';

const indexForm = /^(?:0|[1-9]\d{0,8})$/;

/**
 * True if a part of a key is an index: a decimal number without leading zero. 0 occurs for the 60 GHz radio
 * only.
 */
export function isIndex(name: string): boolean {
  return indexForm.test(name);
}

/** The indexes in use directly under a section, ascending. Gaps are legal: `[1, 3]`. */
export function indexesOf(of: ConfigSection): readonly number[] {
  return [...of.children.keys()]
    .filter(isIndex)
    .map(Number)
    .sort((a, b) => a - b);
}

/** The entries directly under a section with their index, ascending: `netconf.1`, `netconf.3`. */
export function entriesOf(of: ConfigSection): readonly (readonly [index: number, entry: ConfigSection])[] {
  return indexesOf(of).flatMap(index => {
    const entry = of.children.get(String(index));
    return entry ? [[index, entry] as const] : [];
  });
}
