import { IPV4_ANY } from '@radiolink/domain/network';
import { colonMac, macAfter } from '../peers/mac-address.ts';
import type { HasAddress, Built, Configured, Linked, Timed } from '../aspects.ts';
import { bridgeMembers, carrierOf } from './configured-entries.ts';
import { leases } from './leases.ts';

/** A neighbour in the network: address, MAC, and the interface it was seen on. */
export interface NetworkNeighbour {
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
