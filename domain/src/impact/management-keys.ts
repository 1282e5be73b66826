import { type ConfigText, diffConfigs, isEnabled, sectionOf } from '../configuration/index.ts';
import { managementInterfaces } from '../network-mode/management-after.ts';
import { isSamePage, pageAddressOf } from '../network/page-address.ts';
import { isEntryInUse } from '../settings/section-switches.ts';
import { riskOfKey } from '../settings/setting-changes.ts';
import { type Risk, RISKS } from '../settings/setting.ts';
import { isPlaceKnown, managementMove, newBlocks } from './management-lockout.ts';

/** The configuration of the device, and the same with the changes made. */
export interface ChangedConfiguration {
  readonly before: ConfigText;
  readonly after: ConfigText;
}

/**
 * The changed keys by which the device may no longer be managed where it was: those of an interface at which it is managed or
 * of one that carries it, of a route, of the address of the page, and of rules that shut the management out. A VLAN beside
 * it, or another server, only restarts the network. Of what is unknown every key counts. reading 50.
 */
export function managementKeys(change: ChangedConfiguration): ReadonlySet<string> {
  const { before, after } = change;
  const changed = diffConfigs(before, after).map(({ key }) => key);
  const candidates = changed.filter(key => riskOfKey(key) === 'cuts-management');
  const moves =
    !isSamePage(pageAddressOf(before), pageAddressOf(after)) ||
    managementMove(before, after) !== undefined ||
    !isPlaceKnown(after);
  const managed = new Set(
    [before, ...(moves ? [after] : [])].flatMap(config => [...managementInterfaces(config)]),
  );
  const found = candidates.filter(key => isOfManagement(key, change, managed));
  return new Set([...(moves && found.length === 0 ? candidates : found), ...blockingKeys(change, changed)]);
}

/**
 * Risk of a change of this key among the changes of which `managementKeys` gave the keys.
 *
 * @param cutting what `managementKeys` gave
 */
export function riskOfChange(key: string, cutting: ReadonlySet<string>): Risk {
  if (cutting.has(key)) return 'cuts-management';
  const risk = riskOfKey(key);
  if (risk !== 'cuts-management') return risk;
  return sectionOf(key) === WEB_SERVER ? 'restarts-services' : 'restarts-network';
}

/** The worst risk of changes of these keys; `cutting` as for `riskOfChange`. */
export function worstRisk(keys: readonly string[], cutting: ReadonlySet<string>): Risk {
  const risks = new Set(keys.map(key => riskOfChange(key, cutting)));
  return RISKS.find(risk => risks.has(risk)) ?? 'none';
}

const WEB_SERVER = 'httpd';
/** An entry of a list of interfaces, or a member of a bridge. */
const ENTRY = /^(?:netconf|dhcpc|ppp|vlan)\.\d+(?=\.)|^bridge\.\d+(?:\.port\.\d+)?(?=\.)/;
const ALIAS = /^netconf\.\d+\.alias\.\d+(?=\.)/;
const ROUTE = /^route\.\d+(?=\.)/;
const SECTION_SWITCH = /^(netconf|dhcpc|ppp|vlan|bridge)\.status$/;

function isOfManagement(key: string, change: ChangedConfiguration, managed: ReadonlySet<string>): boolean {
  if (key.endsWith('.comment')) return false;
  const { before, after } = change;
  const sides = [before, after];
  const [alias] = ALIAS.exec(key) ?? [];
  // A further address is one more way in.
  if (alias !== undefined) return isInUse(before, alias);
  const [route] = ROUTE.exec(key) ?? [];
  if (route !== undefined) return sides.some(config => isInUse(config, route));
  const [entry] = ENTRY.exec(key) ?? [];
  if (entry !== undefined) return namesOf(entry, sides).some(name => managed.has(name));
  const section = SECTION_SWITCH.exec(key)?.[1];
  if (section !== undefined) return switchedEntries(section, change).some(each => managed.has(each));
  switch (sectionOf(key)) {
    case WEB_SERVER:
      return webServerOf(before) !== webServerOf(after);
    // What a rule of these shuts out, is told by itself.
    case 'iptables':
      return false;
    // They only ever shut out.
    case 'ip6tables':
    case 'ebtables':
      return (after.get(key) ?? 'disabled') !== 'disabled';
    default:
      return true;
  }
}

const isInUse = (config: ConfigText, entry: string): boolean => isEntryInUse(entry, config.entries());

/** The interfaces that an entry speaks of, where it is in use. */
const namesOf = (entry: string, sides: readonly ConfigText[]): readonly string[] =>
  sides.filter(config => isInUse(config, entry)).flatMap(config => interfacesOf(entry, config));

function interfacesOf(entry: string, config: ConfigText): readonly string[] {
  const devname = config.get(`${entry}.devname`) ?? '';
  if (sectionOf(entry) === 'vlan') return [`${devname}.${config.get(`${entry}.id`)}`];
  const [bridge] = /^bridge\.\d+(?=\.port)/.exec(entry) ?? [];
  return bridge === undefined ? [devname] : [devname, config.get(`${bridge}.devname`) ?? ''];
}

/** The interfaces of those entries of a section that its switch takes out of use or into it. */
function switchedEntries(section: string, { before, after }: ChangedConfiguration): readonly string[] {
  const entries = new Set(
    [...before.keys(), ...after.keys()].flatMap(key =>
      key.startsWith(`${section}.`) ? (ENTRY.exec(key) ?? []) : [],
    ),
  );
  return [...entries]
    .filter(entry => isInUse(before, entry) !== isInUse(after, entry))
    .flatMap(entry => namesOf(entry, [before, after]));
}

/** Where the web server listens, and whether it does. */
function webServerOf(config: ConfigText): string {
  const path = isEnabled(config, `${WEB_SERVER}.https.status`) ? `${WEB_SERVER}.https` : WEB_SERVER;
  const isOff = config.get(`${WEB_SERVER}.status`) === 'disabled';
  return isOff ? '' : `${path} ${config.get(`${path}.port`) ?? ''}`;
}

/** The changed keys of the rules that shut management out and did not before; all of `iptables` where none is its own. */
function blockingKeys(
  { before, after }: ChangedConfiguration,
  changed: readonly string[],
): readonly string[] {
  return newBlocks(before, after).flatMap(({ what }) => {
    const [rule] = what.split(' ', 1);
    const own = changed.filter(key => key.startsWith(`${rule}.`) && !key.endsWith('.comment'));
    return own.length > 0 ? own : changed.filter(key => sectionOf(key) === 'iptables');
  });
}
