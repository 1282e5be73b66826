import { isIndex } from './indexed-entries.ts';

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
