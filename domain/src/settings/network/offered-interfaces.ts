import { EVERY_PPP, isBridgeName, vlanParent } from '../../network/interface-kind.ts';
import { isEntryInUse } from '../section-switches.ts';

type Values = ReadonlyMap<string, string>;

const NAMED = /^(?:netconf|bridge|dhcpc)\.\d+\.devname$|^bridge\.\d+\.port\.\d+\.devname$/;
const BRIDGE = /^(bridge\.\d+)\.devname$/;
const PORT = /^(bridge\.\d+\.port\.\d+)\.devname$/;
const VLAN = /^vlan\.(\d+)\.devname$/;

const inOrder = (names: Iterable<string>): readonly string[] =>
  [...names].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** Names of all interfaces of a configuration, VLANs and PPPoE included, in natural order. */
export function interfaceNames(values: Values): readonly string[] {
  const names = new Set<string>();
  for (const [key, value] of values) {
    if (value === '') continue;
    if (NAMED.test(key)) names.add(value);
    const vlan = VLAN.exec(key)?.[1];
    const id = values.get(`vlan.${vlan}.id`) ?? '';
    if (vlan !== undefined && id !== '') names.add(`${value}.${id}`);
    if (/^ppp\.\d+\.devname$/.test(key)) names.add(EVERY_PPP);
  }
  return inOrder(names);
}

/** What is known of the interfaces around a place that names one. */
interface Place {
  readonly values: Values;
  /** Key of the name itself: what stands there takes nothing from its own list. */
  readonly key: string;
}

/** Names at the keys that match, but for the place itself; of entries in use only, where a pattern has a group. */
const namesAt = ({ values, key: own }: Place, pattern: RegExp): ReadonlySet<string> =>
  new Set(
    [...values]
      .filter(([key]) => {
        const match = key === own ? null : pattern.exec(key);
        return match !== null && (match[1] === undefined || isEntryInUse(match[1], values));
      })
      .map(([, value]) => value),
  );

type Takes = (name: string, place: Place) => boolean;

const isPpp: Takes = name => name === EVERY_PPP;
const isVlan: Takes = name => vlanParent(name) !== undefined;
const isBridge: Takes = (name, { values }) =>
  isBridgeName(name) || [...values].some(([key, value]) => BRIDGE.test(key) && value === name);
/** What is joined by a bridge has no address, and no packets of its own: those are of the bridge. */
const isJoined: Takes = (name, place) => namesAt(place, PORT).has(name);
const isListed =
  (pattern: RegExp): Takes =>
  (name, place) =>
    namesAt(place, pattern).has(name);

/** A VLAN on the bridge would be a port of what it runs on. */
const runsOnBridge: Takes = (name, { values, key }) =>
  vlanParent(name) === values.get(key.replace(/\.port\.\d+\.devname$/, '.devname'));

const none =
  (...kinds: readonly Takes[]): Takes =>
  (name, place) =>
    !kinds.some(isKind => isKind(name, place));

/** What each place can take, by the key pattern of the name; any interface elsewhere. */
const PLACES: readonly (readonly [key: RegExp, takes: Takes])[] = [
  [PORT, none(isBridge, isPpp, isJoined, runsOnBridge)],
  [VLAN, none(isVlan, isPpp)],
  [/^dhcpc\.\d+\.devname$/, none(isPpp, isJoined, isListed(/^(dhcpc\.\d+)\.devname$/))],
  [/^dhcpd\.\d+\.devname$/, none(isPpp, isJoined, isListed(/^(dhcpd\.\d+)\.devname$/))],
  [/^dhcp6d\.\d+\.devname$/, none(isPpp, isJoined, isListed(/^(dhcp6d\.\d+)\.devname$/))],
  [/^dhcp6c\.\d+\.devname$/, none(isJoined, isListed(/^(dhcp6c\.\d+)\.devname$/))],
  [/^dhcp6c\.\d+\.stateful\.pd\.\d+\.devname$/, none(isPpp, isJoined)],
  [/^ppp\.\d+\.devname$/, none(isPpp, isJoined)],
  [/^route\.\d+\.devname$|^igmpproxy\./, none(isPpp, isJoined)],
  [/^iptables\.sys\.masq\.\d+\.devname$/, none(isJoined, isListed(/^(iptables\.sys\.masq\.\d+)\.devname$/))],
  [/^iptables\.sys\.mgmt\.\d+\.devname$/, none(isJoined, isListed(/^(iptables\.sys\.mgmt\.\d+)\.devname$/))],
  [/^iptables\.sys\.(?:portfw\.\d+\.devname|fw\.\d+\.in)$/, none(isJoined)],
  [/^tshaper\.\d+\.devname$/, none(isPpp, isListed(/^(tshaper\.\d+)\.devname$/))],
];

/** The interfaces that the key of an interface's name can take: never a bridge in a bridge, or the same one twice. */
export function offeredInterfaces(key: string, values: Values): readonly string[] {
  const place = { values, key };
  const takes = PLACES.find(([pattern]) => pattern.test(key))?.[1];
  const names = interfaceNames(values);
  return takes === undefined ? names : names.filter(name => takes(name, place));
}

/** True if the value of a key is the name of an interface that something uses: a server, a route, a rule of NAT. */
export function usesInterface(key: string): boolean {
  return PLACES.some(([pattern]) => pattern.test(key));
}
