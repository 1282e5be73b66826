import { ethernetPorts } from '../../network/ethernet.ts';
import type { Radio } from '../../radio.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { v1SessionCall } from '../exchange.ts';
import { identificationOf } from './identification.ts';
import { radiosOf } from './radios.ts';

const SPEEDS = ['auto', '10-half', '10-full', '100-half', '100-full', '1000-full'];
const SERVICES = ['SSH_SERVER', 'WEB_SERVER', 'NTP', 'SNMP', 'LLDP'];
/**
 * The socket of §v1.live: no public source names it, so a device announces it only when
 * configured to.
 */
const LIVE_STATUS = 'LIVE_STATUS';
const TOOLS = ['PING', 'TRACEROUTE', 'SPEEDTEST', 'DISCOVERY', 'SITE_SURVEY', 'MAC_TABLE', 'CABLE_TEST'];
/** Peers that a radio of each kind takes. */
const PEER_LIMIT = { bridge: 1, sector60: 31, sector5: 256 } as const;

/** Capabilities of the device. §v1.device. */
function capabilitiesOf(radio: Radio): Record<string, unknown> {
  const { board } = radio.profile;
  const { ptp, ptmp } = board.modes;
  return {
    device: {
      gps: board.gps,
      supportPtpAp: ptp,
      supportPtmpAp: ptmp,
      supportPtpSta: ptp,
      supportPtmpSta: ptmp,
      supportMultiLinkOperation: false,
      supportDeviceBackup: true,
      supportFirmwareUpgrade: true,
      supportedFirmwares: [{ flavor: radio.firmware.running.split('.', 1)[0] }],
    },
    interfaces: ethernetPorts(radio).map(id => ({
      id,
      type: 'ethernet',
      media: 'GE',
      speedValues: SPEEDS,
      maxMTU: 2024,
      configurable: true,
      supportReset: true,
      supportCableTest: true,
      supportPOE: false,
      poeValues: ['off'],
    })),
    radios: radiosOf(board).map(({ id, name, band, freqRange, widthsMhz, txPowerDbm, ieeeModes }) => ({
      id,
      name,
      peerLimit: !ptmp ? PEER_LIMIT.bridge : band === 60_000 ? PEER_LIMIT.sector60 : PEER_LIMIT.sector5,
      freqRanges: [freqRange],
      channelWidths: { ptp: widthsMhz, ...(ptmp && { ptmp: widthsMhz }) },
      ieeeModes,
      txpower: txPowerDbm,
      features: ['DISABLEABLE'],
    })),
    services: radio.liveStatus ? [...SERVICES, LIVE_STATUS] : SERVICES,
    tools: TOOLS,
  };
}

/** GET /device — who the device is and what it can do. §v1.device. */
export const device = v1SessionCall('GET', '/device', ({ radio }) =>
  jsonAnswer({
    errorCodes: [],
    identification: identificationOf(radio),
    capabilities: capabilitiesOf(radio),
  }),
);
