import { receiveDirection, wirelessRole } from '@radiolink/domain/link';
import type { DisconnectedStation, Station } from '@radiolink/domain/station';
import type {
  DeviceStatus,
  HostStatus,
  InterfaceStatus,
  PollingStatus,
  WirelessStatus,
} from '@radiolink/domain/status';
import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import type { Received, ReceivedBody } from '@radiolink/openapi/received';
import { macAddress } from '../../wire/mac-address.ts';
import { CELSIUS, COUNT, unlessZero } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';
import {
  type Counters,
  mapCounters,
  mapCpu,
  mapGps,
  mapRam,
  type Capacities,
  mapCapacity,
  mapInterface,
  isConnected,
  runningStatusOf,
} from './common.mapper.ts';
import { type DeviceFacts, NO_FACTS } from './device-facts.mapper.ts';
import { mapPeer } from './peer.mapper.ts';
import { type MappedRadio, mapRadio } from './radio.mapper.ts';

const MOST_INTERFACES = 64;
/** Interfaces that carry the air, the first that is there: a bond, 60 GHz, 5 GHz. */
const AIR = ['ubond0', 'wlan0', 'ath0', 'main'] as const;
const MANAGEMENT = /^br0$/;
/** Sensors that represent the device, the first one present; else the first of all. */
const SENSORS = ['board', 'cpu'] as const;

/**
 * A sample of `/statistics` with the facts of the device as the common status. Accepts the list with its one
 * sample or the sample alone, of any product. Never throws. Missing, null and invalid values are undefined,
 * never 0.
 */
export function mapStatistics(
  json: ReceivedBody<'/api/v1.0/statistics'> | Received<'/api/v1.0/statistics'>,
  facts: DeviceFacts = NO_FACTS,
): DeviceStatus {
  const sample = (Array.isArray(json) ? json[0] : json) as Received<'/api/v1.0/statistics'> | undefined;
  return readAnswer(sample, root => {
    const timestampMs = root.number('timestamp', COUNT);
    const device = root.section('device');
    const identity = root.section('identification');
    const reported = { product: identity.text('product'), firmwareVersion: identity.text('firmwareVersion') };
    const family = identity.text('family') ?? facts.family;
    const entries = root.sections('interfaces', MOST_INTERFACES).map(mapInterface);
    const air = AIR.map(id => entries.find(({ status }) => status.name === id)).find(found => found);
    const gps = root.section('gps');
    const gpsOfDevice = device.section('gps');
    return {
      host: mapHost(device, { ...reported, ...stated(facts) }, timestampMs),
      wireless: mapWireless(root.section('wireless'), { facts, timestampMs, family, air: air?.counters }),
      interfaces: entries.map(({ status }) => withAddress(status, facts)),
      services: { dhcpClient: facts.dhcpClient },
      firewall: {},
      cloud: { status: facts.cloudStatus },
      gps: mapGps(gpsOfDevice.present ? gpsOfDevice : gps),
      provisioning: {},
      chainNames: [],
    };
  });
}

/** The known facts, so that unknown ones hide no value of the sample. */
function stated(facts: DeviceFacts): Partial<DeviceFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function mapHost(
  device: Section<Schemas['DeviceStatistics']>,
  facts: Partial<DeviceFacts>,
  timestampMs: number | undefined,
): HostStatus {
  return {
    hostname: facts.hostname,
    deviceModel: facts.product,
    firmwareVersion: facts.firmwareVersion,
    networkRole: facts.networkRole,
    uptimeSeconds: device.number('uptime', COUNT),
    powerTimeSeconds: device.number('powerTime', COUNT),
    timestampMs,
    ...mapRam(device.section('ram')),
    temperatureCelsius: temperatureOf(device),
    cpuLoadPercent: mapCpu(device),
  };
}

function temperatureOf(device: Section<Schemas['DeviceStatistics']>): number | undefined {
  const sensors = device.sections('temperatures', 16).map(sensor => {
    return { name: sensor.text('name'), celsius: unlessZero(sensor.number('value', CELSIUS)) };
  });
  const known = sensors.filter(({ celsius }) => celsius !== undefined);
  const named = SENSORS.map(name => known.find(sensor => sensor.name === name)).find(found => found);
  return (named ?? known[0])?.celsius;
}

function withAddress(status: InterfaceStatus, { ipAddress, mac, macs }: DeviceFacts): InterfaceStatus {
  const hwaddr = macs?.get(status.name);
  return MANAGEMENT.test(status.name)
    ? { ...status, ipAddress, hwaddr: mac ?? hwaddr }
    : { ...status, hwaddr };
}

/** Values of the rest of the sample that the wireless part needs. */
interface WirelessContext {
  readonly facts: DeviceFacts;
  readonly timestampMs: number | undefined;
  readonly family: string | undefined;
  /** Live counters of the air, of the interface that carries it. */
  readonly air: Counters | undefined;
}

const MOST_PEERS = 512;

/** The radios and their peers. Of several radios the one below 60 GHz is described here, the other in `radio60`. */
function mapWireless(
  wireless: Section<Schemas['WirelessStatistics']>,
  context: WirelessContext,
): WirelessStatus {
  const { facts } = context;
  const reportedMode = wireless.text('mode');
  const reportedEssid = wireless.text('essid');
  const mode = facts.mode ?? reportedMode;
  const role = wirelessRole(mode);
  const accessPoint = receiveDirection(role, 'local') === 'uplink';
  const radios = wireless.sections('radios', 8).map(radio => mapRadio(radio, facts, accessPoint));
  const bands = new Map([...facts.bands, ...radios.map(({ id, band }) => [id, band] as const)]);
  const ltu = context.family === 'ltu';
  const peers = wireless
    .sections('peers', MOST_PEERS)
    .map(peer => mapPeer(peer, { accessPoint, bands, ltu, timestampMs: context.timestampMs }));
  const stations = peers.flatMap(peer => (peer.kind === 'linked' ? [peer.station] : []));
  const disconnected = peers.flatMap((peer): DisconnectedStation[] =>
    peer.kind === 'gone' ? [peer.station] : [],
  );
  const five = radios.find(({ band }) => band === '5');
  const sixty = radios.find(({ band }) => band === '60');
  const inUse = carrying(sixty, five);
  const quality = wireless.section('linkQuality');
  const overall = mapCapacity(quality.section('capacity'), accessPoint);
  const counted = mapCounters(quality.section('counters'));
  return {
    essid: facts.ssid ?? reportedEssid,
    mode,
    security: facts.security,
    apMac: role === 'access-point' ? facts.mac : servingAp(five ?? sixty, stations),
    ...mapFive(five, stations),
    stationsSent: wireless.lengthBeyond('peers', MOST_PEERS),
    distanceMetres: stations.length === 1 ? stations[0]?.distanceMetres : undefined,
    runningStatus: runningStatusOf((five ?? sixty)?.linkState),
    txThroughputKbps: context.air?.txKbps ?? counted.txKbps,
    rxThroughputKbps: context.air?.rxKbps ?? counted.rxKbps,
    serviceSeconds: wireless.number('serviceTime', COUNT),
    linkSeconds: wireless.number('serviceUptime', COUNT),
    stationCount: stations.length,
    airtime5Percent: five && bothAirtimes(five),
    stationLimit: inUse && facts.peerLimits?.get(inUse.id),
    polling: pollingOf(inUse, overall, accessPoint),
    stations,
    disconnected,
    ...(sixty && {
      radio60: {
        channelWidthMhz: sixty.channelWidthMhz,
        frequencyMhz: sixty.centerFrequencyMhz ?? sixty.frequencyMhz,
        txPowerDbm: sixty.txPowerDbm,
        eirpDbm: sixty.eirpDbm,
        antennaGainDbi: sixty.antennaGainDbi,
        stationCount: stations.filter(({ radio60, linked60 }) => linked60 ?? radio60 !== undefined).length,
      },
    }),
  };
}

/** The radio whose airtime is that of the device: a bond prefers 60 GHz while it is linked. */
function carrying(sixty: MappedRadio | undefined, five: MappedRadio | undefined): MappedRadio | undefined {
  return isConnected(sixty?.linkState) === true ? sixty : (five ?? sixty);
}

function servingAp(radio: MappedRadio | undefined, stations: readonly Station[]): string | undefined {
  return macAddress(radio?.servingAp) ?? stations[0]?.mac;
}

function mapFive(radio: MappedRadio | undefined, stations: readonly Station[]): Partial<WirelessStatus> {
  if (radio === undefined) return {};
  return {
    frequencyMhz: radio.frequencyMhz,
    centerFrequencyMhz: radio.centerFrequencyMhz,
    channelWidthMhz: radio.channelWidthMhz,
    txPowerDbm: radio.txPowerDbm,
    eirpDbm: radio.eirpDbm,
    antennaGainDbi: radio.antennaGainDbi,
    antenna: radio.antenna,
    noiseFloorDbm: radio.noiseFloorDbm ?? (stations.length === 1 ? stations[0]?.noiseFloorDbm : undefined),
    dfs: radio.dfs,
    cacState: radio.cacSecondsLeft === undefined ? undefined : Number(radio.cacSecondsLeft > 0),
    cacTimeoutSeconds: radio.cacSecondsLeft,
    ...(radio.radarLockouts.length > 0 && { radarLockouts: radio.radarLockouts }),
  };
}

function bothAirtimes({ downlinkAirtimePercent: down, uplinkAirtimePercent: up }: MappedRadio) {
  return down === undefined || up === undefined ? undefined : Math.min(100, down + up);
}

/** `dl` and `ul` are absolute: what an access point sends is the downlink. */
function pollingOf(radio: MappedRadio | undefined, overall: Capacities, accessPoint: boolean): PollingStatus {
  const { downlinkAirtimePercent: down, uplinkAirtimePercent: up, capacity } = radio ?? {};
  return {
    combinedCapacityKbps: overall.combined ?? capacity?.combined,
    downlinkCapacityKbps: overall.downlink ?? capacity?.downlink,
    uplinkCapacityKbps: overall.uplink ?? capacity?.uplink,
    airtimePercent: radio && bothAirtimes(radio),
    txAirtimePercent: accessPoint ? down : up,
    rxAirtimePercent: accessPoint ? up : down,
    gpsSync: radio?.gpsSync,
    frameDurationMs: radio?.frameDurationMs,
    downlinkRatioPercent: radio?.downlinkRatioPercent,
  };
}
