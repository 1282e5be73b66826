import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import { type AirDirection, wirelessRole } from '@radiolink/domain/link';
import type { RemoteStatus } from '@radiolink/domain/station';
import type { Section } from '../../wire/section.ts';
import { chainSignals } from './chains.ts';
import { mapEthernetPort } from './ethernet-port.mapper.ts';
import { mapGps } from './gps.mapper.ts';
import { measuredDistance, unlessZero } from '../../wire/unmeasured.ts';
import { receivedSignal } from './received-signal.ts';
import { mapRadio60 } from './radio60.mapper.ts';
import {
  CELSIUS,
  CHAIN_MASK,
  COUNT,
  DB,
  DBI,
  DBM,
  KBPS,
  METRES,
  PERCENT,
  RSSI,
  SMALL,
} from '../../wire/ranges.ts';

const PORTS = [1, 65_535] as const;

/**
 * No radio has less memory: airOS 6 reports that of a remote end in KiB, and the number determines its unit.
 */
const LEAST_RAM_BYTES = 4 * 1024 * 1024;

function ramBytes(reported: number | undefined, inKib: boolean): number | undefined {
  return reported !== undefined && inKib ? reported * 1024 : reported;
}

/** How to read the numbers of a remote end. */
interface Numbers {
  /** A rate; invalid if the end does not report its mode. */
  readonly rate: (kbps: number | undefined) => number | undefined;
  /** A count or a reading, whose zero is none if the end does not report its mode. */
  readonly reported: (value: number | undefined) => number | undefined;
}

const same = (value: number | undefined) => value;

/** An end that does not report its mode (missing or `unknown`) sends 0 for what it does not know. reading 22. */
function numbersOf(mode: string | undefined): Numbers {
  return wirelessRole(mode) === undefined
    ? { rate: () => undefined, reported: unlessZero }
    : { rate: same, reported: same };
}

/**
 * Values that the remote end reports about itself; undefined while it has not reported.
 * @param received the direction that the remote end receives
 */
export function mapRemote(
  remote: Section<Schemas['Remote']>,
  received: AirDirection,
): RemoteStatus | undefined {
  if (!remote.present) return undefined;
  const rxChainMask = remote.number('rx_chainmask', CHAIN_MASK);
  const service = remote.section('service');
  const cloud = remote.section('unms');
  const signal = receivedSignal(remote);
  const mode = remote.text('mode');
  const { rate, reported } = numbersOf(mode);
  const frames = remote.numbers('tx_ratedata', COUNT);
  const inKib = (remote.number('totalram', COUNT) ?? 0) < LEAST_RAM_BYTES;
  return {
    signalDbm: signal.signalDbm,
    rssi: signal.rssi,
    ageSeconds: remote.number('age', COUNT),
    deviceId: remote.text('device_id'),
    hostname: remote.text('hostname'),
    platform: remote.text('platform')?.trim(),
    firmwareVersion: remote.text('version'),
    sysId: remote.text('sys_id'),
    localTime: remote.text('time'),
    mode,
    networkRole: remote.text('netrole'),
    cpuLoadPercent: reported(remote.number('cpuload', PERCENT)),
    temperatureCelsius: unlessZero(remote.number('temperature', CELSIUS)),
    totalRamBytes: reported(ramBytes(remote.number('totalram', COUNT), inKib)),
    freeRamBytes: ramBytes(remote.number('freeram', COUNT), inKib),
    uptimeSeconds: reported(remote.number('uptime', COUNT)),
    powerTimeSeconds: reported(remote.number('power_time', COUNT)),
    serviceSeconds: reported(service.number('time', COUNT)),
    linkSeconds: reported(service.number('link', COUNT)),
    compat11n: remote.flag('compat_11n'),
    noiseFloorDbm: reported(remote.number('noisefloor', DBM)),
    chainSignalsDbm: chainSignals(remote.numbers('chainrssi', RSSI), rxChainMask),
    rxChainMask,
    txPowerDbm: reported(remote.number('tx_power', DBM)),
    distanceMetres: measuredDistance(remote.number('distance', METRES)),
    antennaGainDbi: reported(remote.number('antenna_gain', DBI)),
    cableLossDb: reported(remote.number('cable_loss', DB)),
    heightMetres: reported(remote.number('height', METRES)),
    txThroughputKbps: rate(remote.number('tx_throughput', KBPS)),
    rxThroughputKbps: rate(remote.number('rx_throughput', KBPS)),
    txBytes: reported(remote.number('tx_bytes', COUNT)),
    rxBytes: reported(remote.number('rx_bytes', COUNT)),
    txFramesByRate: frames?.every(count => reported(count) === undefined) ? undefined : frames,
    ethernet: remote.sections('ethlist', 16).map(port => mapEthernetPort(port, port)),
    ipAddresses: remote.texts('ipaddr', 16),
    ip6Addresses: remote.texts('ip6addr', 16),
    gps: mapGps(remote.section('gps')),
    outOfBand: remote.flag('oob'),
    cloudStatus: cloud.number('status', SMALL),
    cloudTimestamp: cloud.text('timestamp'),
    airview: remote.number('airview', SMALL),
    httpsPort: remote.number('https_port', PORTS),
    activeLink: remote.text('ubond_active'),
    radio60: mapRadio60(remote.section('prs_remote').alsoAs<Schemas['Radio60Station']>(), received),
  };
}
