import { ConfigText } from '../configuration/config-text.ts';
import { entriesOf } from '../configuration/indexed-entries.ts';
import { section } from '../configuration/section.ts';
import { isBridgeName, isEthernet, vlanParent } from '../network/interface-kind.ts';
import { cidrOf } from '../network/ipv4-subnet.ts';
import { isEntryInUse } from '../settings/section-switches.ts';

type Values = ReadonlyMap<string, string>;

/** What a part of the drawing is. */
export type DrawnKind = 'port' | 'radio' | 'bridge' | 'vlan';
/** Role of an interface, and where its address comes from. */
export type DrawnRole = 'wan' | 'lan' | 'management';
export type DrawnChange = 'added' | 'removed' | 'changed';

/** One interface of the drawing. */
export interface DrawnInterface {
  readonly name: string;
  readonly kind: DrawnKind;
  readonly role: DrawnRole | undefined;
  /** Static address with prefix length. */
  readonly address: string | undefined;
  readonly client: 'DHCP' | 'PPPoE' | undefined;
  /** Interfaces that carry it: the members of a bridge, the parent of a VLAN. */
  readonly from: readonly string[];
  /** Pending change; undefined while it is as on the device. */
  readonly change: DrawnChange | undefined;
}

/** The network of a configuration as it is drawn: interfaces in use, by name. */
export function drawnInterfaces(values: Values): ReadonlyMap<string, Omit<DrawnInterface, 'change'>> {
  const entries = (path: string): readonly string[] =>
    entriesOf(section(ConfigText.of(values), path))
      .map(([index]) => `${path}.${index}`)
      .filter(entry => isEntryInUse(entry, values));
  const get = (key: string): string => values.get(key) ?? '';
  const bridges = new Map(
    entries('bridge').map(bridge => [
      get(`${bridge}.devname`),
      entries(`${bridge}.port`).map(port => get(`${port}.devname`)),
    ]),
  );
  const vlans = entries('vlan').map(vlan => `${get(`${vlan}.devname`)}.${get(`${vlan}.id`)}`);
  const interfaces = new Map(entries('netconf').map(entry => [get(`${entry}.devname`), entry]));
  const clients = (name: string): DrawnInterface['client'] =>
    entries('ppp').some(entry => get(`${entry}.devname`) === name)
      ? 'PPPoE'
      : entries('dhcpc').some(entry => get(`${entry}.devname`) === name)
        ? 'DHCP'
        : undefined;
  const names = new Set([...interfaces.keys(), ...bridges.keys(), ...[...bridges.values()].flat(), ...vlans]);
  return new Map(
    [...names]
      .filter(name => name !== '')
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map(name => {
        const entry = interfaces.get(name) ?? 'none';
        const ip = get(`${entry}.ip`);
        const parent = vlanParent(name);
        const client = clients(name);
        return [
          name,
          {
            name,
            kind: kindOf(name),
            role: ROLES[get(`${entry}.role`)],
            address:
              client !== undefined || ip === '' || ip === '0.0.0.0'
                ? undefined
                : cidrOf(ip, get(`${entry}.netmask`)),
            client,
            from: bridges.get(name) ?? (parent === undefined ? [] : [parent]),
          },
        ];
      }),
  );
}

/** The drawing with its pending changes: parts of either configuration, removed ones too. */
export function networkDrawing(original: Values, pending: Values): readonly DrawnInterface[] {
  const [before, after] = [drawnInterfaces(original), drawnInterfaces(pending)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): readonly DrawnInterface[] => {
    const [was, is] = [before.get(name), after.get(name)];
    const shown = is ?? was;
    if (shown === undefined) return [];
    const isSame = JSON.stringify(was) === JSON.stringify(is);
    return [
      {
        ...shown,
        change: isSame ? undefined : was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
      },
    ];
  });
}

const ROLES: Readonly<Record<string, DrawnRole | undefined>> = { wan: 'wan', lan: 'lan', mlan: 'management' };

function kindOf(name: string): DrawnKind {
  if (vlanParent(name) !== undefined) return 'vlan';
  if (isBridgeName(name)) return 'bridge';
  return isEthernet({ devname: name }) ? 'port' : 'radio';
}
