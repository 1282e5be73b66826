import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import { receivingChains } from '@radiolink/domain/link';
import type { Opened } from '../../wire/contract-names.ts';
import type { Section } from '../../wire/section.ts';
import { COUNT, DB, DBI, DBM, PER_MILLE, PERCENT, SMALL, unlessZero } from '../../wire/ranges.ts';
import { mapCapacity, mapScores, isConnected } from './common.mapper.ts';
import type { AirmaxStatus, DirectionExpectation, Station } from '@radiolink/domain/station';

/** Properties that decide how the numbers of a radio are read. */
export interface PeerContext {
  readonly accessPoint: boolean;
  /** Indexes and airtimes of LTU are on scales of their own. */
  readonly ltu: boolean;
}

/** `R` of the reference: one radio of a peer as one end measures it. Downlink and uplink are absolute. */
export type PeerRadio = ReturnType<typeof mapPeerRadio>;

/** Reads one radio of a peer. `snr` and `idealSignal` are inside `linkQuality` or next to it. */
export function mapPeerRadio(radio: Section<Schemas['PeerRadio']>, { accessPoint, ltu }: PeerContext) {
  const quality = radio.section('linkQuality');
  const beam = radio.section('beamForming');
  const scores = quality.section('linkScore');
  const cinr = quality.section('cinr');
  const linkState = radio.text('linkState');
  const connected = radio.flag('connected');
  const idealBeside = radio.number('idealSignal', DBM);
  const snrBeside = radio.number('snr', DB);
  return {
    id: radio.text('id'),
    connected: connected ?? isConnected(linkState),
    active: radio.flag('active'),
    connectionSeconds: radio.number('connectionTime', COUNT),
    rxSector: beam.number('rxSector', SMALL),
    txSector: beam.number('txSector', SMALL),
    // Of the peer's whole network: LTU sends it with its radio.
    networkRole: radio.text('netMode'),
    antennaGainDbi: radio.section('antenna').number('gain', DBI),
    signalDbm: quality.number('signal', DBM),
    idealSignalDbm: quality.number('idealSignal', DBM) ?? idealBeside,
    chainSignalsDbm: receivingChains(quality.numbers('signalPerChain', DBM, 8)),
    noiseFloorDbm: quality.number('noiseFloor', DBM),
    snrDb: quality.number('snr', DB) ?? snrBeside,
    txPowerDbm: conductedPower(quality.section('outputPower'), () => quality.number('outputPower', DBM)),
    capacity: mapCapacity(quality.section('capacity'), accessPoint),
    downlinkScore: mapScores(scores, 'dl'),
    uplinkScore: mapScores(scores, 'ul'),
    downlinkCinrDb: cinr.number('dl', DB),
    uplinkCinrDb: cinr.number('ul', DB),
    ...airtimes(quality.section('airtime'), ltu),
    ...rates(quality.section('mcs'), ltu),
  };
}

/** Power of a radio; a bare number on older LTU. */
export function conductedPower(
  power: Section<Exclude<Schemas['OutputPower'], number>>,
  bareNumber: () => number | undefined,
): number | undefined {
  if (!power.present) return bareNumber();
  return power.number('conducted', DBM);
}

/** LTU reports per mille. */
function airtimes(airtime: Section<Opened<Schemas['PeerLinkQuality'], 'airtime'>>, ltu: boolean) {
  const read = (name: 'dl' | 'ul'): number | undefined => {
    const value = airtime.number(name, ltu ? PER_MILLE : PERCENT);
    return value !== undefined && ltu ? value / 10 : value;
  };
  return { downlinkAirtimePercent: read('dl'), uplinkAirtimePercent: read('ul') };
}

function rates(mcs: Section<Opened<Schemas['PeerLinkQuality'], 'mcs'>>, ltu: boolean) {
  const index = (name: 'txIdx' | 'rxIdx' | 'txIdxIdeal' | 'rxIdxIdeal'): number | undefined => {
    const value = mcs.number(name, SMALL);
    return ltu ? undefined : value;
  };
  const multiplier = (name: 'txRate' | 'rxRate'): string | undefined => {
    const value = ltu ? unlessZero(mcs.number(name, SMALL)) : undefined;
    return value === undefined ? undefined : `${value}x`;
  };
  const txMultiplier = multiplier('txRate');
  const rxMultiplier = multiplier('rxRate');
  return {
    // All that LTU has, whose indexes are on another scale: the modulation in the words of the device, `QAM1024`, or the
    // rate, `10x`. reading 56.
    txRate: mcs.text('txLabel') ?? txMultiplier,
    rxRate: mcs.text('rxLabel') ?? rxMultiplier,
    txRateIndex: index('txIdx'),
    rxRateIndex: index('rxIdx'),
    txRateIndexIdeal: index('txIdxIdeal'),
    rxRateIndexIdeal: index('rxIdxIdeal'),
  };
}

/** Expected values of each direction: the signal is that of the receiving end. */
export function expectations(
  local: PeerRadio | undefined,
  remote: PeerRadio | undefined,
  accessPoint: boolean,
): Pick<Station, 'downlink' | 'uplink' | 'combinedCapacityExpectedKbps'> {
  const localExpected = {
    signalExpectedDbm: local?.idealSignalDbm,
    rateIndexExpected: local?.rxRateIndexIdeal,
  };
  const remoteExpected = {
    signalExpectedDbm: remote?.idealSignalDbm,
    rateIndexExpected: local?.txRateIndexIdeal,
  };
  const downlink: DirectionExpectation = {
    ...(accessPoint ? remoteExpected : localExpected),
    capacityExpectedKbps: local?.capacity.downlinkIdeal,
    ...local?.downlinkScore,
  };
  const uplink: DirectionExpectation = {
    ...(accessPoint ? localExpected : remoteExpected),
    capacityExpectedKbps: local?.capacity.uplinkIdeal,
    ...local?.uplinkScore,
  };
  return { downlink, uplink, combinedCapacityExpectedKbps: local?.capacity.combinedIdeal };
}

/** Airtime and CINR of one peer, by what this device receives and sends. Undefined without a 5 GHz radio. */
export function airmaxOf(local: PeerRadio | undefined, accessPoint: boolean): AirmaxStatus | undefined {
  if (local === undefined) return undefined;
  const down = { airtimePercent: local.downlinkAirtimePercent, cinrDb: local.downlinkCinrDb };
  const up = { airtimePercent: local.uplinkAirtimePercent, cinrDb: local.uplinkCinrDb };
  return {
    combinedCapacityKbps: local.capacity.combined,
    downlinkCapacityKbps: local.capacity.downlink,
    uplinkCapacityKbps: local.capacity.uplink,
    rx: accessPoint ? up : down,
    tx: accessPoint ? down : up,
  };
}
