import type { ConfigText } from './config-text.ts';
import { type ConfigSection, leavesOf, section } from './section.ts';

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

/** The lowest index from 1 that no key under the path uses. */
export function nextFreeIndex(config: ConfigText, path: string): number {
  const used = new Set(indexesOf(section(config, path)));
  let index = 1;
  while (used.has(index)) index += 1;
  return index;
}

/** The configuration without one entry and everything below it. Other entries keep their indexes: gaps are legal. */
export function withoutEntry(config: ConfigText, path: string, index: number): ConfigText {
  const entryPath = `${path}.${index}`;
  const deletions = new Map<string, undefined>();
  for (const [below] of leavesOf(section(config, entryPath))) {
    deletions.set(below === '' ? entryPath : `${entryPath}.${below}`, undefined);
  }
  const edit = config.edit(deletions);
  return edit.ok ? edit.config : config;
}
