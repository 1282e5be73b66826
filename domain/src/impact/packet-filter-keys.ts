import type { ConfigText } from '../configuration/config-text.ts';
import { entriesOf, section } from '../configuration/section.ts';
import { addressedInterfaces } from '../network-mode/management-after.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { isInCidr } from '../network/ipv4-subnet.ts';
import { includesTcp } from '../network/ip-protocol.ts';
import { isEntryInUse } from '../settings/section-switches.ts';
import { portsInUse } from '../settings/services/service-ports.ts';
import { settingsContext } from '../settings/settings-context.ts';

/** The configuration of the device, and the same with the changes made. */
export interface ChangedConfiguration {
  readonly before: ConfigText;
  readonly after: ConfigText;
}

const RULES = 'iptables.sys.fw';
const LIST = 'iptables.sys.mgmt';
const RULE = /^iptables\.sys\.fw\.\d+(?=\.)/;
const SWITCH = /^iptables(?:\.sys(?:\.fw)?)?\.status$/;

/**
 * True if a changed key of `iptables` may shut out who manages the device, from wherever: of a rule that refuses a service of
 * the management or no longer accepts it, of the list of interfaces that admit it, and of what is not known.
 */
export function mayShutOut(key: string, change: ChangedConfiguration): boolean {
  const { before, after } = change;
  if (key.startsWith(`${LIST}.`)) return isListShorter(change);
  const [rule] = RULE.exec(key) ?? [];
  if (rule !== undefined) {
    const isLost =
      decides(before, rule) && isAccepting(before, rule) && rulesOf(after).some(refusesIn(after));
    return isLost || refusesIn(after)(rule);
  }
  if (!SWITCH.test(key)) return true;
  return (
    isListShorter(change) || rulesOf(after).some(each => refusesIn(after)(each) && !isInUse(before, each))
  );
}

const isInUse = (config: ConfigText, entry: string): boolean => isEntryInUse(entry, config.entries());

const rulesOf = (config: ConfigText): readonly string[] =>
  entriesOf(section(config, RULES)).map(([index]) => `${RULES}.${index}`);

const isAccepting = (config: ConfigText, rule: string): boolean => config.get(`${rule}.target`) === 'ACCEPT';

const refusesIn =
  (config: ConfigText) =>
  (rule: string): boolean =>
    decides(config, rule) && !isAccepting(config, rule);

/** True if a rule in use decides on connections to the web server or to SSH of the device. */
function decides(config: ConfigText, rule: string): boolean {
  if (!isInUse(config, rule)) return false;
  const get = (leaf: string): string => config.get(`${rule}.${leaf}`) ?? '';
  const [low = '', high = low] = get('dst_port').split(':');
  const isOfPort =
    low === '' || managedPorts(config).some(port => Number(low) <= port && port <= Number(high));
  return includesTcp(get('proto')) && isOfPort && (get('dst') === '' || isOwn(config, get('dst')));
}

const managedPorts = (config: ConfigText): readonly number[] =>
  portsInUse(settingsContext(config.entries()), '')
    .services.filter(({ enabled, name }) => enabled && name !== 'Telnet')
    .map(({ port }) => port);

/** True if a range holds an address of the device; one that is assigned is not known. */
function isOwn(config: ConfigText, range: string): boolean {
  const isAssigned = ['dhcpc', 'ppp'].some(path =>
    entriesOf(section(config, path)).some(([index]) => isInUse(config, `${path}.${index}`)),
  );
  const addresses = [...config.entries()].flatMap(([key, value]) =>
    /^netconf\.\d+(?:\.alias\.\d+)?\.ip$/.test(key) && value !== IPV4_ANY ? [value] : [],
  );
  return isAssigned || addresses.some(address => isInCidr(address, range));
}

/** True if the list of interfaces that admit the management no longer has one that did. §config.firewall. */
function isListShorter({ before, after }: ChangedConfiguration): boolean {
  const was = admitting(before) ?? addressedInterfaces(before);
  const is = admitting(after);
  return is !== undefined && [...was].some(name => !is.has(name));
}

/** The interfaces on the list; undefined while all admit it. */
function admitting(config: ConfigText): ReadonlySet<string> | undefined {
  if (!isInUse(config, LIST)) return undefined;
  const entries = entriesOf(section(config, LIST)).map(([index]) => `${LIST}.${index}`);
  return new Set(
    entries.filter(entry => isInUse(config, entry)).map(entry => config.get(`${entry}.devname`) ?? ''),
  );
}
