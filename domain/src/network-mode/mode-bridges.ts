import { interfaceId, isBridgeName, isPhysical, isVirtualName } from '../network/interface-kind.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { checkInterfaceMtu, mtuRange } from '../settings/network/interface.settings.ts';
import { settingsContext } from '../settings/settings-context.ts';
import type { BridgeLayout } from './mode-board.ts';
import { DISABLED, ENABLED, type ModeDraft } from './mode-draft.ts';

const DEFAULT_MTU = '1500';

const isMemberName = (name: string): boolean => isPhysical({ id: interfaceId(name) }) || name === 'ubond0';

/** Sets the bridges and their members up. Ports move; other bridges and VLANs in bridges stay. */
export function configureBridges(draft: ModeDraft, layout: BridgeLayout): void {
  draft.switchOn('bridge');
  const members = new Set([...layout.br0, ...layout.br1]);
  for (const bridge of draft.standing('bridge')) {
    for (const port of draft.standing(`${bridge}.port`)) {
      if (members.has(draft.get(`${port}.devname`))) draft.off(port);
    }
  }
  layBridge(draft, 'br0', layout.br0);
  if (layout.br1.length > 0) layBridge(draft, 'br1', layout.br1);
  for (const member of members) layMember(draft, member);
}

function layBridge(draft: ModeDraft, name: string, members: readonly string[]): void {
  const wasThere = draft.of('bridge', name);
  const stood = wasThere !== undefined && draft.stands(wasThere);
  const bridge = draft.ensured('bridge', name);
  if (!draft.values.has(`${bridge}.stp.status`)) draft.set(`${bridge}.stp.status`, DISABLED);
  for (const port of draft.entries(`${bridge}.port`)) {
    if (!stood || isMemberName(draft.get(`${port}.devname`))) draft.off(port);
  }
  for (const member of members) draft.ensured(`${bridge}.port`, member);
}

/** A member of a bridge has no address. Only keys that the file has are changed; a port without entry gets one. */
function layMember(draft: ModeDraft, name: string): void {
  const known = draft.of('netconf', name);
  if (known === undefined) {
    const entry = draft.ensured('netconf', name);
    draft.set(`${entry}.mtu`, DEFAULT_MTU);
    if (isPhysical({ id: interfaceId(name) })) draft.set(`${entry}.up`, ENABLED);
    return;
  }
  draft.change(`${known}.ip`, IPV4_ANY);
  draft.change(`${known}.role`, 'bridge_port');
  draft.change(`${known}.promisc`, ENABLED);
  draft.change(`${known}.allmulti`, ENABLED);
  for (const section of ['dhcpc', 'dhcpd', 'ppp']) {
    for (const entry of draft.standing(section)) if (draft.get(`${entry}.devname`) === name) draft.off(entry);
  }
}

/** The interface of a bridge, on, in its role; undefined for a bridge whose role a VLAN on top of it has. */
export function layInterface(
  draft: ModeDraft,
  name: string,
  role: 'wan' | 'lan' | 'mlan' | undefined,
): string {
  const entry = draft.ensured('netconf', name);
  if (role !== undefined) draft.set(`${entry}.role`, role);
  if (!draft.values.has(`${entry}.mtu`)) draft.set(`${entry}.mtu`, DEFAULT_MTU);
  return entry;
}

/**
 * Takes an interface out of its role: a bridge that the mode does not use is switched off with its interface, a port
 * has no address any more. A VLAN keeps its own.
 */
export function disable(draft: ModeDraft, name: string): void {
  if (isVirtualName(name)) return;
  if (!isBridgeName(name)) {
    const port = draft.of('netconf', name);
    if (port !== undefined) draft.change(`${port}.ip`, IPV4_ANY);
    return;
  }
  for (const section of ['bridge', 'netconf']) {
    const entry = draft.of(section, name);
    if (entry !== undefined && draft.stands(entry)) draft.off(entry);
  }
}

/** The access point of the radio hands its stations to a bridge. */
export function attachAccessPoint(draft: ModeDraft, bridge: string): void {
  for (const key of draft.values.keys()) if (/^aaa\.\d+\.br\.devname$/.test(key)) draft.set(key, bridge);
}

/** The lowest name of a bridge that the file does not use. */
export function freeBridgeName(draft: ModeDraft): string {
  const names = new Set(draft.values.values());
  let number = 2;
  while (names.has(`br${number}`)) number += 1;
  return `br${number}`;
}

/** MTU of an interface whose own is not possible in the mode, bytes. §9. */
const USUAL_MTU = 1500;

/** An interface without a separate MTU may hold any; once it has one it must be possible. §5.mtu. */
export function fitMtus(draft: ModeDraft): void {
  const context = settingsContext(draft.values);
  for (const entry of draft.standing('netconf')) {
    const index = Number(entry.slice(entry.indexOf('.') + 1));
    const mtu = draft.get(`${entry}.mtu`);
    if (
      mtu === '' ? !draft.values.has(`${entry}.mtu`) : checkInterfaceMtu(mtu, context, [index]) === undefined
    )
      continue;
    draft.set(`${entry}.mtu`, String(Math.min(USUAL_MTU, mtuRange(context, [index]).max)));
  }
}
