import { RunningStatus } from '@radiolink/domain/link';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Station } from '@radiolink/domain/station';
import { DATA_PORT, isWiredPort } from '@radiolink/domain/network';
import type { InterfaceStatus, WirelessStatus } from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT, DBI, DBM, MHZ, PERCENT } from '../../wire/ranges.ts';

const BITS_PER_SECOND = [0, 1_000_000_000_000] as const;
const FRAME_MS = [0, 1000] as const;
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
  const isMaster = airfiber.text('linkmode') === 'master';
  const isConnected = airfiber.text('linkstate') === 'operational';
  const dutyCycle = airfiber.number('dutycycle', PERCENT);
  const [txChains, rxChains] = (wireless.legacy?.chains ?? '').split(/x/i);
  const peer = mapPeer(airfiber, wireless, isMaster);
  const stations = isConnected ? [peer] : [];
  return {
    ...wireless,
    mode: isMaster ? 'ap-ptp' : 'sta-ptp',
    runningStatus: isConnected ? RunningStatus.Run : RunningStatus.Init,
    frequencyMhz: megahertz(airfiber.number('tx_frequency', KHZ)) ?? wireless.frequencyMhz,
    receiveFrequencyMhz: megahertz(airfiber.number('rx_frequency', KHZ)),
    duplex: airfiber.text('duplex')?.toLowerCase(),
    txChainMask: wireless.txChainMask ?? chainMask(txChains),
    rxChainMask: wireless.rxChainMask ?? chainMask(rxChains),
    polling: {
      ...wireless.polling,
      gpsSync: airfiber.flag('gps_sync'),
      frameDurationMs: airfiber.numberOrText('framelength', FRAME_MS),
      // The share of the frame in which this end sends.
      downlinkRatioPercent: dutyCycle === undefined || isMaster ? dutyCycle : 100 - dutyCycle,
    },
    channelWidthMhz: airfiber.numberOrText('txchanbw', MHZ) ?? wireless.channelWidthMhz,
    ...powerOf(airfiber, wireless),
    stationCount: wireless.stations.length > 0 ? wireless.stationCount : stations.length,
    stations: wireless.stations.length > 0 ? wireless.stations : stations,
    legacy: undefined,
  };
}

/**
 * Its `txpower` is EIRP. What goes into the antenna is that less the gain, where the gain is reported. reading 63.
 */
function powerOf(
  airfiber: Section<Schemas['Airfiber']>,
  wireless: WirelessStatus,
): Pick<WirelessStatus, 'eirpDbm' | 'txPowerDbm' | 'antennaGainDbi'> {
  const eirpDbm = airfiber.number('txpower', DBM);
  const reportedGain = airfiber.number('antgain', DBI);
  const antennaGainDbi = reportedGain ?? wireless.antennaGainDbi;
  if (eirpDbm === undefined) return { txPowerDbm: wireless.txPowerDbm, antennaGainDbi };
  const isKnown = antennaGainDbi !== undefined;
  return { eirpDbm, txPowerDbm: isKnown ? eirpDbm - antennaGainDbi : undefined, antennaGainDbi };
}

/**
 * The data port of an airFiber, which reports the speed of its link and lists no interface: `1000Mbps-Full`. @param listed
 * the interfaces of the response
 */
export function withDataPort(
  listed: readonly InterfaceStatus[],
  airfiber: Section<Schemas['Airfiber']>,
): readonly InterfaceStatus[] {
  const speed = SPEED.exec(airfiber.text('data_speed') ?? '')?.groups;
  if (speed === undefined || listed.some(({ name }) => isWiredPort(name))) return listed;
  const speedMbps = Number(speed['mbps']);
  const fullDuplex = speed['duplex'] === undefined ? undefined : /full/i.test(speed['duplex']);
  return [...listed, { name: DATA_PORT, plugged: speedMbps > 0, speedMbps, fullDuplex }];
}

const SPEED = /^(?<mbps>\d{1,6})\s*Mbps(?:-(?<duplex>full|half))?$/i;

/** The mask of as many chains: of `2X2` two each way. */
function chainMask(chains = ''): number | undefined {
  return /^[1-8]$/.test(chains) ? 2 ** Number(chains) - 1 : undefined;
}

/** 0 is no frequency. */
function megahertz(kilohertz: number | undefined): number | undefined {
  return kilohertz === undefined || kilohertz === 0 ? undefined : kilohertz / 1000;
}

function mapPeer(
  airfiber: Section<Schemas['Airfiber']>,
  { legacy, distanceMetres }: WirelessStatus,
  isMaster: boolean,
): Station {
  const chains = [airfiber.number('rxpower0', DBM), airfiber.number('rxpower1', DBM)].filter(isReported);
  const remoteChains = [
    airfiber.number('remote_rxpower0', DBM),
    airfiber.number('remote_rxpower1', DBM),
  ].filter(isReported);
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
      signalDbm: strongest(remoteChains),
      chainSignalsDbm: remoteChains.length > 0 ? remoteChains : undefined,
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
