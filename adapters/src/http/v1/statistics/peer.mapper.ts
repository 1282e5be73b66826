import type { DisconnectedStation, Radio60Peer, RemoteStatus, Station } from '@radiolink/domain/station';
import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT, METRES, measuredDistance } from '../../wire/ranges.ts';
import type { Section } from '../../wire/section.ts';
import { type Counters, mapCounters, mapCpu, mapGps, mapRam, type PeerCommon } from './common.mapper.ts';
import type { FactBand } from './device-facts.mapper.ts';
import { mapPeerRadio, type PeerRadio, airmaxOf, expectations } from './peer-radio.mapper.ts';

/** Properties of the device needed to read its peers. */
export interface PeersContext {
  readonly accessPoint: boolean;
  readonly bands: ReadonlyMap<string, FactBand>;
  readonly ltu: boolean;
  /** The device's clock at the sample, milliseconds. */
  readonly timestampMs: number | undefined;
}

/** A peer that is linked, or one that is only remembered. */
export type MappedPeer =
  | { readonly kind: 'linked'; readonly station: Station }
  | { readonly kind: 'gone'; readonly station: DisconnectedStation };

/** `P` of the reference. A peer whose radios all say that they are not connected has left. */
export function mapPeer(peer: Section<Schemas['Peer']>, context: PeersContext): MappedPeer {
  const common = peer.section('common');
  const identity = common.section('identification');
  const ltu = context.ltu || identity.text('family') === 'ltu';
  const radios = (name: 'local' | 'remote') =>
    peer.sections(name, 8).map(radio => mapPeerRadio(radio, { accessPoint: context.accessPoint, ltu }));
  const localRadios = byBand(radios('local'), context.bands);
  const remoteRadios = byBand(radios('remote'), context.bands);
  const mac = macAddress(identity.text('mac')) ?? '';
  const counters = countersOfPeer(mapCounters(common.section('counters')), ltu);
  const remote = mapRemote(common, identity, counters, remoteRadios, context);
  const all = [localRadios.get('5'), localRadios.get('60')].filter(radio => radio !== undefined);
  if (all.length > 0 && all.every(({ connected }) => connected === false)) {
    const { hostname, platform } = remote;
    return { kind: 'gone', station: { mac, lastIp: remote.ipAddresses[0], hostname, platform } };
  }
  const distanceMetres = measuredDistance(common.number('distance', METRES));
  return {
    kind: 'linked',
    station: {
      mac,
      lastIp: remote.ipAddresses[0],
      distanceMetres,
      ...levels(localRadios.get('5')),
      ...expectations(localRadios.get('5'), remoteRadios.get('5'), context.accessPoint),
      uptimeSeconds: all.find(({ connected }) => connected !== false)?.connectionSeconds,
      traffic: seenFromHere(counters),
      airmax: airmaxOf(localRadios.get('5'), context.accessPoint),
      remote,
      ...bonding(localRadios, context.bands),
      radio60: radio60Of(localRadios.get('60'), remoteRadios.get('60'), { ...context, distanceMetres }),
    },
  };
}

function byBand(
  radios: readonly PeerRadio[],
  bands: ReadonlyMap<string, FactBand>,
): ReadonlyMap<FactBand, PeerRadio> {
  const found = new Map<FactBand, PeerRadio>();
  for (const radio of radios) {
    const band = bands.get(radio.id ?? '') ?? '5';
    if (!found.has(band)) found.set(band, radio);
  }
  return found;
}

function levels(radio: PeerRadio | undefined): Partial<Station> {
  return {
    signalDbm: radio?.signalDbm,
    noiseFloorDbm: radio?.noiseFloorDbm,
    chainSignalsDbm: radio?.chainSignalsDbm,
    txRateIndex: radio?.txRateIndex,
    rxRateIndex: radio?.rxRateIndex,
    txRate: radio?.txRate,
    rxRate: radio?.rxRate,
  };
}

/**
 * What the peer itself sends and receives. airFiber 60 and Wave send that; LTU sends what this device's radio exchanges
 * with the peer, in which `tx` is what this device sends. reading 56.
 */
function countersOfPeer(counters: Counters, ltu: boolean): Counters {
  if (!ltu) return counters;
  return {
    txBytes: counters.rxBytes,
    rxBytes: counters.txBytes,
    txPackets: counters.rxPackets,
    rxPackets: counters.txPackets,
    txPacketsPerSecond: counters.rxPacketsPerSecond,
    rxPacketsPerSecond: counters.txPacketsPerSecond,
    txKbps: counters.rxKbps,
    rxKbps: counters.txKbps,
  };
}

/** What the peer sends is received here. */
function seenFromHere(counters: Counters): Station['traffic'] {
  return {
    rxBytes: counters.txBytes,
    rxPackets: counters.txPackets,
    rxPacketsPerSecond: counters.txPacketsPerSecond,
    txBytes: counters.rxBytes,
    txPackets: counters.rxPackets,
    txPacketsPerSecond: counters.rxPacketsPerSecond,
  };
}

/** Which radio is linked and which one is active: only a device with both reports a choice. */
function bonding(
  localRadios: ReadonlyMap<FactBand, PeerRadio>,
  bands: ReadonlyMap<string, FactBand>,
): Pick<Station, 'linked5' | 'linked60' | 'activeLink'> {
  const has = new Set(bands.values());
  const linked = (band: FactBand) => localRadios.has(band) && localRadios.get(band)?.connected !== false;
  if (!has.has('60')) return {};
  if (!has.has('5')) return { linked60: linked('60') };
  const active = (['60', '5'] as const).find(band => localRadios.get(band)?.active === true);
  return { linked5: linked('5'), linked60: linked('60'), activeLink: active };
}

const MS_PER_SECOND = 1000;

function mapRemote(
  common: Section<PeerCommon>,
  identity: Section<Schemas['DeviceIdentification']>,
  counters: Counters,
  remoteRadios: ReadonlyMap<FactBand, PeerRadio>,
  { timestampMs }: PeersContext,
): RemoteStatus {
  const reportedAt = common.number('timestamp', COUNT);
  const known = timestampMs !== undefined && reportedAt !== undefined;
  const ip = common.text('mgmtIp');
  const product = identity.text('product');
  const networkRole = common.text('netMode');
  const roleOfRadio = [...remoteRadios.values()]
    .map(radio => radio.networkRole)
    .find(role => role !== undefined);
  return {
    ageSeconds: known ? Math.max(0, (timestampMs - reportedAt) / MS_PER_SECOND) : undefined,
    hostname: common.text('hostname'),
    platform: product ?? identity.text('model'),
    firmwareVersion: identity.text('firmwareVersion'),
    networkRole: networkRole ?? roleOfRadio,
    cpuLoadPercent: mapCpu(common),
    ...mapRam(common.section('ram')),
    uptimeSeconds: common.number('uptime', COUNT),
    powerTimeSeconds: common.number('powerTime', COUNT),
    serviceSeconds: common.number('serviceTime', COUNT),
    linkSeconds: common.number('serviceUptime', COUNT),
    ...levelsOfRemote(remoteRadios.get('5')),
    txThroughputKbps: counters.txKbps,
    rxThroughputKbps: counters.rxKbps,
    txBytes: counters.txBytes,
    rxBytes: counters.rxBytes,
    ethernet: [],
    ipAddresses: ip === undefined ? [] : [ip],
    ip6Addresses: [],
    gps: mapGps(common.section('gps')),
    radio60: radio60OfRemote(remoteRadios.get('60')),
  };
}

function levelsOfRemote(radio: PeerRadio | undefined): Partial<RemoteStatus> {
  return {
    signalDbm: radio?.signalDbm,
    noiseFloorDbm: radio?.noiseFloorDbm,
    chainSignalsDbm: radio?.chainSignalsDbm,
    txPowerDbm: radio?.txPowerDbm,
    antennaGainDbi: radio?.antennaGainDbi,
  };
}

interface Radio60Context {
  readonly accessPoint: boolean;
  readonly distanceMetres: number | undefined;
}

/** The 60 GHz side of a peer. The wire's `dl` and `ul` are absolute, as the domain's are. */
function radio60Of(
  local: PeerRadio | undefined,
  remote: PeerRadio | undefined,
  { accessPoint, distanceMetres }: Radio60Context,
): Radio60Peer | undefined {
  if (local === undefined) return undefined;
  const { capacity } = local;
  const { downlink, uplink } = expectations(local, remote, accessPoint);
  return {
    signalDbm: local.signalDbm,
    snrDb: local.snrDb,
    capacityKbps: capacity.combined,
    downlinkCapacityKbps: capacity.downlink,
    uplinkCapacityKbps: capacity.uplink,
    txAirtimePercent: accessPoint ? local.downlinkAirtimePercent : local.uplinkAirtimePercent,
    rxAirtimePercent: accessPoint ? local.uplinkAirtimePercent : local.downlinkAirtimePercent,
    downlink,
    uplink,
    txMcs: local.txRateIndex,
    rxMcs: local.rxRateIndex,
    txSector: local.txSector,
    rxSector: local.rxSector,
    distanceMetres,
    uptimeSeconds: local.connectionSeconds,
    antennaGainDbi: local.antennaGainDbi,
    maxTxPowerDbm: local.txPowerDbm,
  };
}

/** The 60 GHz side as the remote end measures it. */
function radio60OfRemote(remote: PeerRadio | undefined): Radio60Peer | undefined {
  if (remote === undefined) return undefined;
  return {
    signalDbm: remote.signalDbm,
    snrDb: remote.snrDb,
    downlink: {},
    uplink: {},
    txMcs: remote.txRateIndex,
    rxMcs: remote.rxRateIndex,
    txSector: remote.txSector,
    rxSector: remote.rxSector,
    antennaGainDbi: remote.antennaGainDbi,
    maxTxPowerDbm: remote.txPowerDbm,
  };
}
