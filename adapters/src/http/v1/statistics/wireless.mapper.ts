import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import { receiveDirection, wirelessRole } from '@radiolink/domain/link';
import type { DisconnectedStation, Station } from '@radiolink/domain/station';
import type { PollingStatus, WirelessStatus } from '@radiolink/domain/status';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT } from '../../wire/ranges.ts';
import type { Section } from '../../wire/section.ts';
import { type Counters, mapCounters } from './common.mapper.ts';
import type { DeviceFacts } from './device-facts.ts';
import { type Capacities, mapCapacity } from './direction.mapper.ts';
import { isConnected, runningStatusOf } from './link-words.ts';
import { mapPeer } from './peer.mapper.ts';
import { type MappedRadio, mapRadio } from './radio.mapper.ts';

/** Values of the rest of the sample that the wireless part needs. */
export interface WirelessContext {
  readonly facts: DeviceFacts;
  readonly timestampMs: number | undefined;
  readonly family: string | undefined;
  /** Live counters of the air, of the interface that carries it. */
  readonly air: Counters | undefined;
}

const MOST_PEERS = 512;

/** The radios and their peers. Of several radios the one below 60 GHz is described here, the other in `radio60`. */
export function mapWireless(
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
