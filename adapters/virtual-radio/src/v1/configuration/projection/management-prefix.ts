import type { Lines } from './line-draft.ts';

const INTERFACES = Array.from({ length: 32 }, (_, place) => place + 1);

/** Prefix of the interface that carries the address of the page: role `mlan`, else the first bridge. §config.interfaces. */
export function managementPrefix(lines: Lines): string {
  const mlan = INTERFACES.find(index => lines.get(`netconf.${index}.role`) === 'mlan');
  const bridge = INTERFACES.find(index => lines.get(`netconf.${index}.devname`)?.startsWith('br'));
  return `netconf.${mlan ?? bridge ?? 3}`;
}
