import { NANOBEAM_5AC } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { managedByVlan } from '../configuration/network-layouts.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** Of its management. */
const VLAN_ID = 20;

/** A backhaul whose management is in a VLAN, apart from the traffic that it carries. */
export const vlan: Profile = {
  name: 'vlan',
  summary: '5 GHz access point of a point-to-point link, managed in VLAN 20',
  board: NANOBEAM_5AC,
  statusShape: 'ac',
  hwaddr: '061B9C5A93D6',
  configuration: {
    ...managedByVlan(
      baseConfiguration({
        hostname: 'Silo-AP',
        mode: 'ap-ptp',
        ssid: 'silo-backhaul',
        psk: 'silo-demo-key',
        frequencyMhz: 5785,
        centerMhz: 5795,
        widthMhz: 40,
        txPowerDbm: 15,
        antennaGainDbi: NANOBEAM_5AC.antennaGainDbi,
        countryCode: 840,
        ipAddress: '192.0.2.61',
        gateway: '192.0.2.1',
      }),
      VLAN_ID,
    ),
    ...accountEntries(CONFIGURED.accounts),
  },
  ...CONFIGURED,
  site: { latitude: 44.331, longitude: -72.755, altitudeMetres: 288, heightMetres: 21 },
  cableLengthMetres: 37,
  channel: { controlMhz: 5785, centerMhz: 5795, widthMhz: 40 },
  uptimeSeconds: 1_204_441,
  powerTimeSeconds: 3_007_310,
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Elevator-ST',
      platform: 'NanoBeam 5AC',
      systemId: '0xe7fc',
      version: 'WA.ar934x.v8.7.18.48247.250728.0850',
      ipAddress: '192.0.2.62',
      mode: 'sta-ptp',
      antennaGainDbi: 19,
      latitude: 44.349,
      longitude: -72.745,
      heightMetres: 17,
      cableLengthMetres: 29,
      distanceMetres: 2157,
      obstructionDb: 1,
      txPowerDbm: 15,
      load: { rxKbps: 8_000, txKbps: 44_000 },
      secondsUp: 902_118,
    }),
  ],
};
