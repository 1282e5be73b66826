import { ConfigText } from '../configuration/config-text.ts';
import { entriesOf, section } from '../configuration/section.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { BOND, BONDED, isBridgeName, isEthernet, vlanParent } from '../network/interface-kind.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { cidrOf } from '../network/ipv4-subnet.ts';
import { isEntryInUse } from '../settings/section-switches.ts';

type Values = ReadonlyMap<string, string>;

/** What a part of the drawing is. */
export type DrawnKind = 'port' | 'radio' | 'bridge' | 'vlan';
/** Role of an interface, and where its address comes from. */
export type DrawnRole = 'wan' | 'lan' | 'management';
/** `moved`: to another bridge. */
export type DrawnChange = 'added' | 'removed' | 'moved' | 'changed';

/** One interface of the drawing. */
export interface DrawnInterface {
  readonly name: string;
  readonly kind: DrawnKind;
  /** Of a radio that has another beside it. */
  readonly band: string | undefined;
  readonly role: DrawnRole | undefined;
  /** True of the interface under whose address the device is managed. */
  readonly isManagement: boolean;
  /** Static address with prefix length. */
  readonly address: string | undefined;
  readonly client: 'DHCP' | 'PPPoE' | undefined;
  /** Interfaces that carry it: the members of a bridge, the radios of a bond, the parent of a VLAN. */
  readonly from: readonly string[];
  /** Interfaces that carry it on the device, but no longer with the pending changes. */
  readonly left: readonly string[];
  /** Key of its address; undefined for an interface without an entry of its own. */
  readonly key: string | undefined;
  /** Pending change; undefined while it is as on the device. */
  readonly change: DrawnChange | undefined;
}

/** The network of a configuration as it is drawn: interfaces in use, by name. */
export function drawnInterfaces(
  values: Values,
): ReadonlyMap<string, Omit<DrawnInterface, 'band' | 'change' | 'left'>> {
  const configuration = ConfigText.of(values);
  const management = managementInterface(configuration);
  const entries = (path: string): readonly string[] =>
    entriesOf(section(configuration, path))
      .map(([index]) => `${path}.${index}`)
      .filter(entry => isEntryInUse(entry, values));
  const get = (key: string): string => values.get(key) ?? '';
  const bridges = new Map(
    entries('bridge').map(bridge => [
      get(`${bridge}.devname`),
      entries(`${bridge}.port`).map(port => get(`${port}.devname`)),
    ]),
  );
  // One that was just added names no interface yet.
  const vlans = entries('vlan')
    .map(vlan => [get(`${vlan}.devname`), get(`${vlan}.id`)])
    .filter(parts => parts.every(part => part !== ''))
    .map(parts => parts.join('.'));
  const interfaces = new Map(entries('netconf').map(entry => [get(`${entry}.devname`), entry]));
  // A versioned device has no entry of the network for its radios.
  const radios = entries('radio').map(entry => get(`${entry}.devname`));
  const clients = (name: string): DrawnInterface['client'] =>
    entries('ppp').some(entry => get(`${entry}.devname`) === name)
      ? 'PPPoE'
      : entries('dhcpc').some(entry => get(`${entry}.devname`) === name)
        ? 'DHCP'
        : undefined;
  const named = [
    ...interfaces.keys(),
    ...radios,
    ...bridges.keys(),
    ...[...bridges.values()].flat(),
    ...vlans,
  ];
  // A device that lists no bridges has one in the bridge mode, which every port and radio is a member of, and the VLAN of its
  // management by the number alone.
  const isUnlisted = get('netmode') === 'bridge' && !values.has('bridge.status');
  const managementVlan =
    isUnlisted && !values.has('vlan.1.devname') && get('vlan.1.id') !== ''
      ? `${management}.${get('vlan.1.id')}`
      : undefined;
  const isBonded = isUnlisted && BONDED.every(name => radios.includes(name));
  const names = new Set([
    ...named.flatMap(name => [name, vlanParent(name) ?? name]),
    ...(isBonded ? [BOND] : []),
    ...(managementVlan === undefined ? [] : [managementVlan]),
  ]);
  const drawn = [...names]
    .filter(name => name !== '')
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const bonded = names.has(BOND) ? drawn.filter(name => BONDED.includes(name)) : [];
  const membersOf = (name: string): readonly string[] => {
    if (name === BOND) return bonded;
    return isUnlisted && isBridgeName(name)
      ? drawn.filter(each => vlanParent(each) === undefined && !isBridgeName(each) && !bonded.includes(each))
      : [];
  };
  return new Map(
    drawn.map(name => {
      const entry = interfaces.get(name);
      const ip = get(`${entry}.ip`);
      const parent = vlanParent(name);
      const client = clients(name);
      return [
        name,
        {
          name,
          kind: kindOf(name),
          role: ROLES[get(`${entry}.role`)],
          isManagement: name === (managementVlan ?? management),
          address:
            client !== undefined || ip === '' || ip === IPV4_ANY
              ? undefined
              : cidrOf(ip, get(`${entry}.netmask`)),
          client,
          from: bridges.get(name) ?? (parent === undefined ? membersOf(name) : [parent]),
          key: entry === undefined ? undefined : `${entry}.ip`,
        },
      ];
    }),
  );
}

/** The drawing with its pending changes: parts of either configuration, removed ones too. */
export function networkDrawing(original: Values, pending: Values): readonly DrawnInterface[] {
  const [before, after] = [drawnInterfaces(original), drawnInterfaces(pending)];
  const names = new Set([...before.keys(), ...after.keys()]);
  const isPair = BONDED.every(name => names.has(name));
  return [...names].flatMap((name): readonly DrawnInterface[] => {
    const [was, is] = [before.get(name), after.get(name)];
    const shown = is ?? was;
    if (shown === undefined) return [];
    return [
      {
        ...shown,
        band: isPair ? BANDS[name] : undefined,
        left: was === undefined || is === undefined ? [] : was.from.filter(each => !is.from.includes(each)),
        change: changeOf(was, is, () => isMoved(onOf(before, name), onOf(after, name))),
      },
    ];
  });
}

const BANDS: Readonly<Record<string, string | undefined>> = { wlan0: '60 GHz', ath0: '5 GHz' };

type Drawn = ReturnType<typeof drawnInterfaces>;

function changeOf(
  was: object | undefined,
  is: object | undefined,
  isElsewhere: () => boolean,
): DrawnChange | undefined {
  if (was === undefined) return 'added';
  if (is === undefined) return 'removed';
  if (isElsewhere()) return 'moved';
  return isSame(was, is) ? undefined : 'changed';
}

/** What an interface is carried to: the bridge that it is a member of. */
const onOf = (drawn: Drawn, name: string): readonly string[] =>
  [...drawn.values()]
    .filter(({ kind, from }) => kind === 'bridge' && from.includes(name))
    .map(bridge => bridge.name);

const isMoved = (was: readonly string[], is: readonly string[]): boolean =>
  was.length > 0 && is.length > 0 && was.join() !== is.join();

/** True if nothing of what is drawn differs. */
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

const ROLES: Readonly<Record<string, DrawnRole | undefined>> = { wan: 'wan', lan: 'lan', mlan: 'management' };

function kindOf(name: string): DrawnKind {
  if (vlanParent(name) !== undefined) return 'vlan';
  if (isBridgeName(name)) return 'bridge';
  return isEthernet({ devname: name }) ? 'port' : 'radio';
}
