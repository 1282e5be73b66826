import { NANOBEAM_5AC } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { asSoho } from '../configuration/network-layouts.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** Of a transmitter in 5470 to 5725 MHz under ETSI rules, dBm. */
const MAX_EIRP_DBM = 30;

/** A workshop that shares its line by cable and with a shed by radio. */
export const soho: Profile = {
  name: 'soho',
  summary: '5 GHz access point that shares a wired line: SOHO router, DHCP client and server, NAT',
  board: NANOBEAM_5AC,
  statusShape: 'ac',
  hwaddr: '061B9C4410E2',
  configuration: {
    ...asSoho(
      baseConfiguration({
        hostname: 'Workshop-RT',
        mode: 'ap-ptp',
        ssid: 'workshop',
        psk: 'workshop-demo-key',
        frequencyMhz: 5500,
        centerMhz: 5510,
        widthMhz: 40,
        txPowerDbm: MAX_EIRP_DBM - NANOBEAM_5AC.antennaGainDbi,
        antennaGainDbi: NANOBEAM_5AC.antennaGainDbi,
        countryCode: 826,
        ipAddress: '198.51.100.1',
        gateway: '0.0.0.0',
      }),
      { lanAddress: '198.51.100.1', lanFirst: '198.51.100.20', lanLast: '198.51.100.200' },
    ),
    ...accountEntries(CONFIGURED.accounts),
  },
  ...CONFIGURED,
  site: { latitude: 51.6402, longitude: -1.3051, altitudeMetres: 88, heightMetres: 6 },
  cableLengthMetres: 23,
  channel: { controlMhz: 5500, centerMhz: 5510, widthMhz: 40 },
  uptimeSeconds: 512_004,
  powerTimeSeconds: 512_004,
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Shed-ST',
      platform: 'NanoStation 5AC loco',
      systemId: '0xe7fa',
      version: 'WA.ar934x.v8.7.17.48152.250620.2132',
      ipAddress: '198.51.100.2',
      mode: 'sta-ptp',
      antennaGainDbi: 13,
      latitude: 51.6442,
      longitude: -1.3031,
      heightMetres: 4,
      cableLengthMetres: 8,
      distanceMetres: 466,
      obstructionDb: 3,
      txPowerDbm: 15,
      load: { rxKbps: 2_400, txKbps: 11_000 },
      secondsUp: 410_220,
    }),
  ],
};
