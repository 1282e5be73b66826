import { ethernetPorts } from '../../network/ethernet.ts';
import type { Radio } from '../../radio.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { emptySuccess, wrongField } from '../answers.ts';
import { wholeIn } from '../body.ts';
import { type V1Call, type V1Exchange, v1SessionCall, v1SessionCalls } from '../exchange.ts';
import { identificationOf, radiosOf } from './identification.ts';

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
const device = v1SessionCall('GET', '/device', ({ radio }) =>
  jsonAnswer({
    errorCodes: [],
    identification: identificationOf(radio),
    capabilities: capabilitiesOf(radio),
  }),
);

const anyUserCall = v1SessionCalls({ fullUserOnly: false });

const USUAL_SECONDS = 60;
const LONGEST_SECONDS = 3600;

/** GET /device/locate. §v1.device. */
const locateState = v1SessionCall('GET', '/device/locate', ({ radio }) => {
  const now = radio.clock.now();
  const { locate } = radio.v1;
  return jsonAnswer({
    status: locate.isOn(now) ? 'in_progress' : 'not_started',
    remaining: locate.secondsLeft(now),
  });
});

/** POST /device/locate/start. §v1.device. */
const locateStart = anyUserCall('POST', '/device/locate/start', ({ radio, body }) => {
  const seconds = wholeIn(body, 'timeout', { usual: USUAL_SECONDS, least: 0, most: LONGEST_SECONDS });
  if (seconds === undefined) return wrongField('timeout', 'Seconds from 0 to 3600');
  radio.v1.locate.start(radio.clock.now(), seconds);
  return emptySuccess();
});

/** POST /device/locate/stop. §v1.device. */
const locateStop = anyUserCall('POST', '/device/locate/stop', ({ radio }) => {
  radio.v1.locate.stop();
  return emptySuccess();
});

const LONGEST_DELAY_SECONDS = 3600;

/** Carries it out; inside a batch after its writes, if all of it went well. */
function atTheEnd({ batch }: V1Exchange, action: () => void): void {
  if (batch === undefined) action();
  else batch.afterwards.push(action);
}

/** POST /system/reboot — after `timeout` seconds. §v1.system. */
const reboot = v1SessionCall('POST', '/system/reboot', exchange => {
  const { radio, body } = exchange;
  const seconds = wholeIn(body, 'timeout', { usual: 0, least: 0, most: LONGEST_DELAY_SECONDS });
  if (seconds === undefined) return wrongField('timeout', 'Seconds from 0 to 3600');
  const at = radio.clock.now() + seconds * 1000;
  atTheEnd(exchange, () => {
    if (seconds === 0) radio.restart();
    else radio.agenda.plan({ name: 'reboot', at, happen: () => radio.restart() });
  });
  return emptySuccess();
});

/** POST /device/factory-reset — back to how it came out of the box. §v1.device. */
const factoryReset = v1SessionCall('POST', '/device/factory-reset', exchange => {
  atTheEnd(exchange, () => exchange.radio.reset());
  return emptySuccess();
});

export const deviceCalls: readonly V1Call[] = [
  device,
  locateState,
  locateStart,
  locateStop,
  reboot,
  factoryReset,
];
