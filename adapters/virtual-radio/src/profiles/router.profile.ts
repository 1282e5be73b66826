import { LITEBEAM_5AC } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { asRouter } from '../configuration/router-configuration.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

const CRASH_REPORT = [
  'Kernel panic - not syncing: Fatal exception in interrupt',
  'CPU: 0 PID: 0 Comm: swapper Not tainted 4.4.60 #1',
  'Call Trace: ieee80211_tx_complete -> dev_kfree_skb_any -> skb_release_data',
  '',
].join('\n');

/** A subscriber whose radio dials in, translates addresses and hands them out. */
export const router: Profile = {
  name: 'router',
  summary: '5 GHz station that routes: PPPoE, NAT, DHCP server',
  board: LITEBEAM_5AC,
  statusShape: 'ac',
  hwaddr: '061B9C7713C0',
  configuration: asRouter(
    {
      ...baseConfiguration({
        hostname: 'Granary-RT',
        mode: 'sta-ptmp',
        ssid: 'ridge-north',
        psk: 'ridge-demo-key',
        frequencyMhz: 5680,
        centerMhz: 5690,
        widthMhz: 40,
        txPowerDbm: 7,
        antennaGainDbi: LITEBEAM_5AC.antennaGainDbi,
        countryCode: 276,
        ipAddress: '198.51.100.1',
        gateway: '0.0.0.0',
      }),
      ...accountEntries(CONFIGURED.accounts),
    },
    {
      lanAddress: '198.51.100.1',
      lanFirst: '198.51.100.20',
      lanLast: '198.51.100.200',
      pppoeName: 'granary@isp.example',
      pppoePassword: 'pppoe-demo-secret',
    },
  ),
  ...CONFIGURED,
  site: { latitude: 47.558668, longitude: 10.117334, altitudeMetres: 911, heightMetres: null },
  cableLengthMetres: 12,
  channel: { controlMhz: 5680, centerMhz: 5690, widthMhz: 40 },
  uptimeSeconds: 201_911,
  powerTimeSeconds: 988_120,
  crashes: [{ id: '1', time: '2026-05-12 03:14:07', reason: 'kernel', text: CRASH_REPORT }],
  callHome: { server: 'controller.example.net', id: 'granary-7713c0' },
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Ridge-AP',
      platform: 'LiteAP GPS',
      systemId: '0xe7fd',
      version: 'WA.ar934x.v8.7.18.48247.250728.0850',
      ipAddress: '203.0.113.1',
      mode: 'ap-ptmp',
      antennaGainDbi: 17,
      latitude: 47.5541,
      longitude: 10.1126,
      heightMetres: 18,
      cableLengthMetres: 41,
      distanceMetres: 620,
      obstructionDb: 1.5,
      txPowerDbm: 13,
      load: { rxKbps: 12_500, txKbps: 1_700 },
      secondsUp: 200_344,
    }),
  ],
};
