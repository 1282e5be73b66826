import { IPV4_ANY } from '../network/ipv4.ts';
import { ipv4Number, ipv4Text } from '../network/netmask.ts';
import { freeNetworkAddress, hostRange } from '../network/ipv4-subnet.ts';
import { settingsContext } from '../settings/settings-context.ts';
import { ownNetworks } from '../settings/checks/own-networks.ts';
import { ENABLED, type ModeDraft, type StaticAddress } from './mode-draft.ts';

/** §config.network-mode. */
const LAN_FIRST = 1;
const FALLBACK_FIRST = 10;

/** 192.168.1.1/24 for a LAN, 192.168.10.1/24 as the fallback of a WAN: or the next /24 that overlaps nothing. */
export const freeLanAddress = (draft: ModeDraft): StaticAddress => freeAddress(draft, LAN_FIRST);
export const freeFallbackAddress = (draft: ModeDraft): StaticAddress => freeAddress(draft, FALLBACK_FIRST);

const freeAddress = (draft: ModeDraft, first: number): StaticAddress =>
  freeNetworkAddress(ownNetworks(settingsContext(draft.values)).known, first);

/** Gives an interface its address, or takes it away where the file has one. */
export function setAddress(draft: ModeDraft, entry: string, address: StaticAddress | undefined): void {
  if (address === undefined) {
    draft.change(`${entry}.ip`, IPV4_ANY);
    return;
  }
  draft.set(`${entry}.ip`, address.ip);
  draft.set(`${entry}.netmask`, address.netmask);
}

/** The draft as if an interface had no address: a free one is looked for so. */
export function withoutAddress(draft: ModeDraft, entry: string): ModeDraft {
  setAddress(draft, entry, undefined);
  return draft;
}

/** An IP alias with the values of its leaves. */
type Alias = ReadonlyMap<string, string>;

/** Takes the IP aliases of an interface: they are switched off there. */
export function takeAliases(draft: ModeDraft, devname: string | undefined): readonly Alias[] {
  const entry = devname === undefined ? undefined : draft.of('netconf', devname);
  if (entry === undefined) return [];
  return draft.standing(`${entry}.alias`).map(alias => {
    const start = `${alias}.`;
    const leaves = [...draft.values].filter(([key]) => key.startsWith(start));
    draft.off(alias);
    return new Map(leaves.map(([key, value]) => [key.slice(start.length), value]));
  });
}

/** Gives an interface IP aliases. One that it has, off, is switched on. */
export function attachAliases(draft: ModeDraft, entry: string, aliases: readonly Alias[]): void {
  for (const alias of aliases) {
    const same = draft
      .entries(`${entry}.alias`)
      .find(at =>
        [...alias].every(([leaf, value]) => leaf === 'status' || draft.get(`${at}.${leaf}`) === value),
      );
    const at = same ?? draft.added(`${entry}.alias`);
    for (const [leaf, value] of alias) draft.set(`${at}.${leaf}`, value);
    draft.set(`${at}.status`, ENABLED);
  }
}

/** The longer run of usable addresses above or below an address of its subnet; undefined if there is no other. */
export function poolAround({ ip, netmask }: StaticAddress): { start: string; end: string } | undefined {
  const range = hostRange(ip, netmask);
  const [own, first, last] = [ip, range?.first, range?.last].map(address => ipv4Number(address ?? ''));
  if (own === undefined || first === undefined || last === undefined) return undefined;
  const isAbove = last - own >= own - first;
  const [start, end] = isAbove ? [own + 1, last] : [first, own - 1];
  const [from, to] = [ipv4Text(start), ipv4Text(end)];
  return start > end || from === undefined || to === undefined ? undefined : { start: from, end: to };
}
