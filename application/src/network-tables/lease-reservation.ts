import type { ConfigChanges } from '@radiolink/domain/configuration';
import type { LeaseRow } from './network-rows.ts';

type Values = ReadonlyMap<string, string>;

const SERVER = /^dhcpd\.(\d+)\.devname$/;
const RESERVATION = /^dhcpd\.(\d+)\.static\.(\d+)\.(\w+)$/;

/**
 * Changes that reserve the address of a lease for its client, at the DHCP server of its interface. None without such a
 * server, MAC or IP address, or if the MAC address is reserved there already.
 */
export function reservationChanges(
  values: Values,
  { mac, address, hostname, interfaceName }: LeaseRow,
): ConfigChanges {
  const server = [...values].find(([key, name]) => SERVER.test(key) && name === interfaceName)?.[0];
  const index = server === undefined ? undefined : SERVER.exec(server)?.[1];
  if (index === undefined || mac === undefined || address === undefined) return new Map();
  const reserved = [...values].flatMap(([key, value]) => {
    const [, of, number, leaf] = RESERVATION.exec(key) ?? [];
    return of === index && number !== undefined ? [{ number: Number(number), leaf, value }] : [];
  });
  const isReserved = reserved.some(
    ({ leaf, value }) => leaf === 'mac' && value.toUpperCase() === mac.toUpperCase(),
  );
  if (isReserved) return new Map();
  const next = Math.max(0, ...reserved.map(({ number }) => number)) + 1;
  const entry = `dhcpd.${index}.static.${next}`;
  return new Map([
    [`${entry}.status`, 'enabled'],
    [`${entry}.mac`, mac],
    [`${entry}.ip`, address],
    ...(hostname === undefined || hostname === '' ? [] : [[`${entry}.name`, hostname] as const]),
  ]);
}
