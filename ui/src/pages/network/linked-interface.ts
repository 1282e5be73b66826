import type { DrawnInterface } from '@radiolink/domain/network-mode';
import type { DeviceStatus } from '@radiolink/domain/status';
import { listText, type Text } from '../../i18n/use-text.ts';
import type { LinkedPart } from './drawn-parts.tsx';
import { type Running, stateLines } from './running-state.ts';

const ROLE_WORDS = { wan: 'WAN', lan: 'LAN', management: 'Management' } as const;
const SECTION_OF = { port: 'interfaces', radio: 'interfaces', bridge: 'bridges', vlan: 'vlans' } as const;

/** An interface as it is drawn: with its role, its state, and a link to where it is set up. */
export function linkedInterface(
  part: DrawnInterface,
  running: Running,
  t: Text,
  language: string,
): LinkedPart {
  const { name, key, change, kind, from, left } = part;
  const state = stateLines(part, running, t);
  // The address of a part, or the section where it is set up.
  const target = key === undefined || change === 'removed' ? SECTION_OF[kind] : key;
  const mark = roleWords(part, t);
  const words = [name, mark, carriedWords(part, t), ...state].filter(word => word !== '');
  return {
    name,
    lines: [name, ...state],
    from,
    left,
    change,
    href: `#/network/${target}`,
    mark,
    words: listText(words, language),
  };
}

/** True for what is a part of the device itself, and not made of other interfaces. */
export const isHardware = ({ kind, from }: Pick<DrawnInterface, 'kind' | 'from'>): boolean =>
  kind === 'port' || (kind === 'radio' && from.length === 0);

/** What the device reports of its interfaces, without counters, which move with every status. */
export const interfacesOf = ({ interfaces }: DeviceStatus): Running['interfaces'] =>
  interfaces.map(({ name, enabled, plugged, speedMbps, fullDuplex, ipAddress }) => ({
    name,
    enabled,
    plugged,
    speedMbps,
    fullDuplex,
    ipAddress,
  }));

function roleWords({ role, isManagement }: DrawnInterface, t: Text): string {
  const words = [...(role === undefined ? [] : [role]), ...(isManagement ? (['management'] as const) : [])];
  return [...new Set(words)].map(word => t(ROLE_WORDS[word])).join(' · ');
}

const carriedWords = ({ kind, from }: DrawnInterface, t: Text): string =>
  from.length === 0 ? '' : t(kind === 'vlan' ? 'parent: {names}' : 'members: {names}', { names: from });
