import type { ConfigChanges } from '../configuration/config-edit.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { NO_NETMASK } from '../network/ipv4-subnet.ts';
import { connectionOf, defaultRoute, natOf, standingOn, unusedDefaultRoute } from './connection.ts';
import { ModeDraft, networkRoles, staticAddress } from './mode-draft.ts';
import { serveDhcp, translate } from './mode-services.ts';
import { reapplyPlan } from './reapply-plan.ts';

type Values = ReadonlyMap<string, string>;

const NAME_SERVERS = 'resolv.nameserver';

/** Runs what rewrites a configuration, and returns what it changed. */
function changesBy(values: Values, rewrite: (draft: ModeDraft, configuration: ConfigText) => void) {
  const configuration = ConfigText.of(values);
  const draft = new ModeDraft(configuration);
  rewrite(draft, configuration);
  return draft.changes();
}

/** The default route over an interface by another gateway; without one the route goes. §config.addressing. */
export function gatewayChanges(values: Values, devname: string, gateway: string): ConfigChanges {
  return changesBy(values, draft => {
    const standing = defaultRoute(draft);
    if (gateway === '') {
      if (standing !== undefined) draft.off(standing);
      return;
    }
    if (standing === undefined) draft.switchOn('route');
    const entry = standing ?? unusedDefaultRoute(draft, devname) ?? draft.added('route');
    draft.set(`${entry}.status`, 'enabled');
    draft.set(`${entry}.devname`, devname);
    draft.set(`${entry}.ip`, IPV4_ANY);
    if (standing === undefined) draft.set(`${entry}.netmask`, NO_NETMASK);
    draft.set(`${entry}.gateway`, gateway);
  });
}

/** Another DNS server at an entry such as `resolv.nameserver.2`; without an address the entry goes. §config.addressing. */
export function nameServerChanges(values: Values, entry: string, address: string): ConfigChanges {
  if (address === '') {
    const gone = [...values.keys()].filter(key => key.startsWith(`${entry}.`));
    return new Map(gone.map(key => [key, undefined]));
  }
  return changesBy(values, draft => {
    draft.switchOn(NAME_SERVERS);
    draft.set(`${entry}.ip`, address);
    draft.set(`${entry}.status`, 'enabled');
  });
}

/** What is pending, and what the device has. */
export interface PendingValues {
  readonly values: Values;
  readonly original: Values;
}

/** Switches something that is written in several keys. Switched back, it leaves nothing pending. */
function switched(
  { values, original }: PendingValues,
  on: boolean,
  isOn: (values: Values) => boolean,
  plan: (values: Values, on: boolean) => Values,
): ConfigChanges {
  const was = isOn(original);
  const made: Values = isOn(values) === was ? new Map() : plan(original, !was);
  return reapplyPlan({ values, original }, made, base => (isOn(base) === on ? new Map() : plan(base, on)));
}

/** Starts the DHCP server of the LAN of a router with a pool in its network, or stops it. */
export function lanServerChanges(known: PendingValues, on: boolean): ConfigChanges {
  const isOn = (values: Values): boolean => connectionOf(values).server !== undefined;
  return switched(known, on, isOn, (values, isStarted) =>
    changesBy(values, (draft, configuration) => {
      const { lan } = networkRoles(configuration, draft);
      const address = staticAddress(draft, lan);
      const standing = standingOn(draft, 'dhcpd', lan);
      if (!isStarted && standing !== undefined) draft.off(standing);
      if (isStarted && lan !== undefined && address !== undefined) serveDhcp(draft, lan, address);
    }),
  );
}

/** Switches the translation of LAN addresses on the WAN on or off. §config.firewall. */
export function wanNatChanges(known: PendingValues, on: boolean): ConfigChanges {
  const isOn = (values: Values): boolean => connectionOf(values).nat !== undefined;
  return switched(known, on, isOn, (values, isStarted) =>
    changesBy(values, (draft, configuration) => {
      const { wan } = networkRoles(configuration, draft);
      const standing = natOf(draft, wan);
      if (!isStarted && standing !== undefined) draft.off(standing);
      if (isStarted && wan !== undefined) translate(draft, wan);
    }),
  );
}
