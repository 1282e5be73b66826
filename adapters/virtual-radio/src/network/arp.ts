import { colonMac, macAfter } from '../peers/index.ts';
import type { Addressed, Built, Linked } from '../aspects.ts';

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
export function networkNeighbours(radio: Addressed & Built & Linked): NetworkNeighbour[] {
  const bridge = radio.managementInterface;
  const [radioPort, wiredPort] = radio.profile.board.radio60 ? ['ubond0', 'eth0'] : ['ath0', 'eth0'];
  const stations = radio.stations
    .filter(station => station.state.presence.connected)
    .map(({ identity }) => ({
      ipaddr: identity.ipAddress,
      hwaddr: identity.mac,
      ifname: bridge,
      port: radioPort,
      hostname: identity.hostname,
    }));
  const gateway = {
    ipaddr: radio.gateway,
    hwaddr: colonMac(macAfter(radio.hwaddr, 0x20001)),
    ifname: bridge,
    port: radio.air.plan.accessPoint ? wiredPort : radioPort,
    hostname: 'gateway',
  };
  return radio.gateway === '0.0.0.0' ? stations : [gateway, ...stations];
}
