import { EVERY_PPP } from '@radiolink/domain/network-mode';

/** Values of the configuration by key. */
type Values = ReadonlyMap<string, string>;

const NAMED = /^(?:netconf|bridge|dhcpc)\.\d+\.devname$|^bridge\.\d+\.port\.\d+\.devname$/;
const VLAN = /^vlan\.(\d+)\.devname$/;

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
  return [...names].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
