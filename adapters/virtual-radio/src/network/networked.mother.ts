import { ConfigText } from '@radiolink/domain/configuration';
import { ConfigurationCopies } from '../configuration/configuration-copies.ts';
import type { FaultPlan } from '../faults/faults.ts';
import { AddressClients } from './addressing.ts';
import { TestClock } from '../testing/radio-client.mother.ts';

export type Lines = Readonly<Record<string, string>>;

/** A configuration of these lines. */
export function aConfig(lines: Lines): ConfigText {
  return ConfigText.parse(
    Object.entries(lines)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
}

/** One entry of a list that is on, with its keys behind `path`. */
export function anEntry(path: string, keys: Lines): Lines {
  return Object.fromEntries(
    Object.entries({ status: 'enabled', ...keys }).map(([key, value]) => [`${path}.${key}`, value]),
  );
}

/** What the network of a radio depends on: these lines, its clock, what assigns addresses, and its faults. */
export function aNetworkedRadio(lines: Lines, faultPlan: FaultPlan = {}) {
  const clock = new TestClock();
  const createdAt = clock.now();
  return {
    clock,
    createdAt,
    configuration: new ConfigurationCopies(lines),
    addresses: new AddressClients(createdAt),
    faultPlan,
    get second() {
      return (clock.now() - createdAt) / 1000;
    },
    hwaddr: '24A43C112233',
    managementAddress: '192.0.2.20',
    managementInterface: 'br0',
    gateway: '192.0.2.1',
  };
}

/** A bridge `br0` of these members with a static address. */
export function aBridge(members: readonly string[], address = '192.0.2.20', index = 1): Lines {
  const devname = `br${index - 1}`;
  return Object.assign(
    {
      'bridge.status': 'enabled',
      'netconf.status': 'enabled',
      ...anEntry(`bridge.${index}`, { devname }),
      ...anEntry(`netconf.${9 + index}`, { devname, ip: address, netmask: '255.255.255.0' }),
    },
    ...members.map((member, place) => anEntry(`bridge.${index}.port.${place + 1}`, { devname: member })),
  ) as Lines;
}
