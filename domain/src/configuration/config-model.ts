import type { ConfigText } from './config-text.ts';
import { isIndex, leavesOf, section } from './section.ts';

/** First part of a key: `netconf` of `netconf.3.ip`. Pending changes are grouped by it. */
export function sectionOf(key: string): string {
  const dot = key.indexOf('.');
  return dot === -1 ? key : key.slice(0, dot);
}

/**
 * The model of a key: the smallest unit that is added or removed as a whole. It is the entry up to its first
 * index (`netconf.3` of `netconf.3.ip`, `iptables.sys.fw.2` of `iptables.sys.fw.2.target`), else the section.
 */
export function modelPathOf(key: string): string {
  const names = key.split('.');
  const at = names.findIndex((name, place) => place > 0 && isIndex(name));
  return at === -1 ? sectionOf(key) : names.slice(0, at + 1).join('.');
}

/**
 * True if a key is the path itself or lies below it: `netconf.3.ip` is under `netconf.3`, `netconf.30.ip` is
 * not.
 */
export function isUnder(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`);
}

/** One entry or section of the store with its two copies. Values by key. §3: per-model state copies. */
export interface ConfigModel {
  readonly path: string;
  readonly original: ReadonlyMap<string, string>;
  readonly running: ReadonlyMap<string, string>;
  readonly state: 'unchanged' | 'changed' | 'added' | 'removed';
}

/** The model at a path in the original and the running configuration. */
export function modelAt(path: string, original: ConfigText, running: ConfigText): ConfigModel {
  const before = valuesOf(original, path);
  const after = original === running ? before : valuesOf(running, path);
  return { path, original: before, running: after, state: stateOf(before, after) };
}

function valuesOf(config: ConfigText, path: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [below, value] of leavesOf(section(config, path))) {
    const key = below === '' ? path : `${path}.${below}`;
    // The entries below a section are models of their own.
    if (modelPathOf(key) === path) values.set(key, value);
  }
  return values;
}

function stateOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ConfigModel['state'] {
  if (before.size === 0) return after.size === 0 ? 'unchanged' : 'added';
  if (after.size === 0) return 'removed';
  const alike = before.size === after.size && [...before].every(([key, value]) => after.get(key) === value);
  return alike ? 'unchanged' : 'changed';
}
