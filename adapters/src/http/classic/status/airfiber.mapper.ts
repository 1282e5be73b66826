import { RunningStatus } from '@radiolink/domain/link';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Station } from '@radiolink/domain/station';
import type { WirelessStatus } from '@radiolink/domain/status';
import type { Section } from '../../wire/index.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT, DBI, DBM, MHZ } from '../../wire/ranges.ts';

const BITS_PER_SECOND = [0, 1_000_000_000_000] as const;
const KHZ = [0, 200_000_000] as const;

/**
 * The link of an airFiber 5X, 11 or 24 in the terms of every other radio. Its one peer is the station that it
 * does not list. The master is the end that the slave follows, as an access point is. @param wireless data of
 * the response outside the radio section
 */
export function mapAirfiber(
  airfiber: Section<Schemas['Airfiber']>,
  wireless: WirelessStatus,
): WirelessStatus {
  if (!airfiber.present) return wireless;
  airfiber.ignore('enabled', 'duplex', 'rx_frequency', 'rxchanbw', 'dutycycle', 'framelength');
  airfiber.ignore('regdomain', 'gps_sync', 'rxgain', 'data_speed', 'dualfreqmode');
  const isMaster = airfiber.text('linkmode') === 'master';
  const isConnected = airfiber.text('linkstate') === 'operational';
  const kilohertz = airfiber.number('tx_frequency', KHZ);
  const peer = mapPeer(airfiber, wireless, isMaster);
  const stations = isConnected ? [peer] : [];
  return {
    ...wireless,
    mode: isMaster ? 'ap-ptp' : 'sta-ptp',
    runningStatus: isConnected ? RunningStatus.Run : RunningStatus.Init,
    frequencyMhz: wireless.frequencyMhz ?? (kilohertz === undefined ? undefined : kilohertz / 1000),
    channelWidthMhz: airfiber.numberOrText('txchanbw', MHZ) ?? wireless.channelWidthMhz,
    txPowerDbm: airfiber.number('txpower', DBM) ?? wireless.txPowerDbm,
    antennaGainDbi: airfiber.number('antgain', DBI) ?? wireless.antennaGainDbi,
    stationCount: wireless.stations.length > 0 ? wireless.stationCount : stations.length,
    stations: wireless.stations.length > 0 ? wireless.stations : stations,
    legacy: undefined,
  };
}

function mapPeer(
  airfiber: Section<Schemas['Airfiber']>,
  { legacy, distanceMetres }: WirelessStatus,
  isMaster: boolean,
): Station {
  const chains = [airfiber.number('rxpower0', DBM), airfiber.number('rxpower1', DBM)].filter(isReported);
  const far = [airfiber.number('remote_rxpower0', DBM), airfiber.number('remote_rxpower1', DBM)].filter(
    isReported,
  );
  const sent = kbps(airfiber.number('txcapacity', BITS_PER_SECOND));
  const received = kbps(airfiber.number('rxcapacity', BITS_PER_SECOND));
  return {
    mac: macAddress(airfiber.text('remote_mac')) ?? '',
    lastIp: airfiber.text('remote_ip'),
    signalDbm: legacy?.signalDbm ?? strongest(chains),
    chainSignalsDbm: chains.length > 0 ? chains : undefined,
    txRate: airfiber.text('txmodrate'),
    rxRate: airfiber.text('remote_txmodrate'),
    distanceMetres,
    uptimeSeconds: airfiber.number('linkuptime', COUNT),
    downlink: {},
    uplink: {},
    traffic: {},
    airmax: {
      downlinkCapacityKbps: isMaster ? sent : received,
      uplinkCapacityKbps: isMaster ? received : sent,
      rx: {},
      tx: {},
    },
    remote: {
      signalDbm: strongest(far),
      chainSignalsDbm: far.length > 0 ? far : undefined,
      ethernet: [],
      ipAddresses: [],
      ip6Addresses: [],
    },
  };
}

function isReported(value: number | undefined): value is number {
  return value !== undefined;
}

function strongest(chains: readonly number[]): number | undefined {
  return chains.length > 0 ? Math.max(...chains) : undefined;
}

function kbps(bitsPerSecond: number | undefined): number | undefined {
  return bitsPerSecond === undefined ? undefined : Math.round(bitsPerSecond / 1000);
}
