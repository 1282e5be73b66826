import { IPV4_ANY, ipv4Number, ipv4Text } from '@radiolink/domain/network';
import type { Built, Configured, HasAddress, Linked, Timed } from '../aspects.ts';
import { colonMac, macAfter } from '../peers/mac-address.ts';
import {
  bridgeMembers,
  carrierOf,
  type ConfiguredEntry,
  entryFor,
  listedEntries,
  standingEntries,
} from './configured-entries.ts';

/** Things that subscribers plug in. */
const CLIENTS = ['laptop-kitchen', 'phone-anna', 'printer', 'tv-livingroom', 'camera-gate'] as const;

/** A lease as the device lists it. */
interface Lease {
  readonly hwaddr: string;
  readonly ipaddr: string;
  readonly hostname: string;
  readonly ifname: string;
  readonly expires: number;
}

/** Leases that the DHCP server has given out; none while it is off, or its interface is gone. */
export function leases(radio: HasAddress & Configured & Timed): Lease[] {
  const config = radio.configuration.running;
  const server = standingEntries(config, 'dhcpd').find(
    entry => entryFor(config, 'netconf', entry.get('devname') ?? '') !== undefined,
  );
  if (server === undefined) return [];
  const reserved = reservations(radio, server.get('devname') ?? '');
  return CLIENTS.flatMap((hostname, place) => lease(radio, server, hostname, place) ?? []).map(given => {
    const reservation = reserved.find(entry => entry.get('mac')?.toUpperCase() === given.hwaddr);
    return reservation === undefined ? given : { ...given, ipaddr: reservation.get('ip') ?? given.ipaddr };
  });
}

/** Reservations of the server of an interface. */
function reservations({ configuration }: Configured, devname: string): readonly ConfiguredEntry[] {
  const config = configuration.running;
  const index = [...config.entries()].find(
    ([key, value]) => /^dhcpd\.\d+\.devname$/.test(key) && value === devname,
  )?.[0];
  if (index === undefined) return [];
  return listedEntries(config, index.replace(/devname$/, 'static'));
}

/** What one client was given; undefined when the pool has no address left for it. */
function lease(
  radio: HasAddress & Timed,
  server: ConfiguredEntry,
  hostname: string,
  place: number,
): Lease | undefined {
  const address = (ipv4Number(server.get('start') ?? '') ?? Number.NaN) + place;
  const last = ipv4Number(server.get('end') ?? '') ?? Number.POSITIVE_INFINITY;
  const ipaddr = address <= last ? ipv4Text(address) : undefined;
  if (ipaddr === undefined) return undefined;
  const leaseSeconds = Number(server.get('lease_time')) || 600;
  const age = (Math.floor(radio.second) + place * 97) % (leaseSeconds / 2);
  return {
    hwaddr: colonMac(macAfter(radio.hwaddr, 0x30000 + place)),
    ipaddr,
    hostname,
    ifname: server.get('devname') ?? '',
    expires: leaseSeconds - Math.floor(age),
  };
}

/** A neighbour in the network: address, MAC, and the interface it was seen on. */
interface NetworkNeighbour {
  readonly ipaddr: string;
  readonly hwaddr: string;
  readonly ifname: string;
  /** Bridge port behind which it is. */
  readonly port: string;
  readonly hostname: string;
}

/** Everybody that the device has exchanged a packet with lately. */
export function networkNeighbours(
  radio: HasAddress & Built & Configured & Linked & Timed,
): NetworkNeighbour[] {
  const config = radio.configuration.running;
  const [radioPort, wiredPort] = radio.profile.board.radio60 ? ['ubond0', 'eth0'] : ['ath0', 'eth0'];
  const stations = radio.stations
    .filter(station => station.state.presence.connected)
    .map(({ identity }) => ({
      ipaddr: identity.ipAddress,
      hwaddr: identity.mac,
      ifname: carrierOf(config, radioPort),
      port: radioPort,
      hostname: identity.hostname,
    }));
  const gatewayPort = radio.air.plan.accessPoint ? wiredPort : radioPort;
  const gateway = {
    ipaddr: radio.gateway,
    hwaddr: colonMac(macAfter(radio.hwaddr, 0x20001)),
    ifname: carrierOf(config, gatewayPort),
    port: gatewayPort,
    hostname: 'gateway',
  };
  const clients = leases(radio).map(({ ipaddr, hwaddr, ifname, hostname }) => ({
    ipaddr,
    hwaddr,
    ifname,
    port: bridgeMembers(config, ifname)[0] ?? ifname,
    hostname,
  }));
  const others = [...stations, ...clients];
  return radio.gateway === IPV4_ANY ? others : [gateway, ...others];
}
