import { interferenceDb, type LinkEnd, linkEnds } from '@radiolink/domain/link';
import { occupiedSpan, type Span } from '@radiolink/domain/radio';
import type { DeviceStatus } from '@radiolink/domain/status';
import { levelDbm } from '@radiolink/domain/tools';
import type { ChannelData } from './spectrum.port.ts';

/** A channel in which radar has the say: checked for it, or blocked by it. */
export interface RadarChannel {
  readonly kind: 'cac' | 'blocked';
  readonly span: Span;
  readonly secondsLeft: number | undefined;
}

/** What an end tells of its own reception on the channel of the link. */
export interface EndNoise {
  /** MAC of the station, `local` for this device. */
  readonly id: string;
  /** Undefined for this device, and for a station without a name. */
  readonly name: string | undefined;
  readonly noiseFloorDbm: number | undefined;
  readonly interferenceDb: number | undefined;
}

/** Energy that an end reported over frequency. */
export interface ReceivedLane {
  /** MAC of the station, `local` for this device. */
  readonly id: string;
  readonly name: string | undefined;
  readonly fromMhz: number;
  readonly toMhz: number;
  /** dBm for each MHz, from the lowest frequency on. */
  readonly levelsDbm: readonly number[];
  readonly ageSeconds: number | undefined;
}

/** The channel of this radio; null where the device does not tell it. */
export function ownChannel({ wireless }: DeviceStatus): Span | null {
  const { centerFrequencyMhz: center, channelWidthMhz: width } = wireless;
  return center === undefined || width === undefined ? null : occupiedSpan(center, width);
}

/** This device among the ends that report their reception. */
const LOCAL = 'local';

/** The width of a blocked channel that the device does not report, MHz. */
const USUAL_WIDTH_MHZ = 20;

/** The CAC of this radio, and channels blocked by radar (NOP). */
export function radarChannels(status: DeviceStatus): readonly RadarChannel[] {
  const { cacState = 0, cacTimeoutSeconds, radarLockouts = [] } = status.wireless;
  const own = ownChannel(status);
  const blocked = radarLockouts.map(
    ({ centerMhz, widthMhz = USUAL_WIDTH_MHZ, secondsLeft }): RadarChannel => ({
      kind: 'blocked',
      span: occupiedSpan(centerMhz, widthMhz),
      secondsLeft,
    }),
  );
  const isChecked = cacState > 0 && own !== null;
  return isChecked ? [{ kind: 'cac', span: own, secondsLeft: cacTimeoutSeconds }, ...blocked] : blocked;
}

/** Blocked channels that the device only counts: it does not say which. */
export function blockedTotal({ wireless }: DeviceStatus): number {
  return wireless.radarLockouts === undefined ? (wireless.nolState ?? wireless.legacy?.nolChannels ?? 0) : 0;
}

/** Noise and interference of this device and of its stations, as far as they are told. */
export function endNoises(status: DeviceStatus): readonly EndNoise[] {
  const { stations } = status.wireless;
  const local = noiseOf(LOCAL, undefined, linkEnds(status).local);
  const remotes = stations.map(station => {
    const { remote } = linkEnds(status, station);
    return noiseOf(station.mac, station.remote?.hostname, remote);
  });
  return [local, ...remotes].filter(
    ({ noiseFloorDbm, interferenceDb: lost }) => noiseFloorDbm !== undefined || lost !== undefined,
  );
}

function noiseOf(id: string, name: string | undefined, end: LinkEnd | undefined): EndNoise {
  return {
    id,
    name,
    noiseFloorDbm: end?.noiseFloorDbm,
    interferenceDb: end === undefined ? undefined : interferenceDb(end),
  };
}

/** What this device and its stations reported over frequency, with their names. */
export function receivedLanes(
  { frequenciesMhz, local, stations }: ChannelData,
  names: ReadonlyMap<string, string | undefined>,
): readonly ReceivedLane[] {
  const first = frequenciesMhz[0];
  const second = frequenciesMhz[1];
  if (first === undefined || second === undefined) return [];
  const stepMhz = second - first;
  const ends = stations.map(station => ({ ...station, id: station.mac }));
  return [...(local === undefined ? [] : [{ ...local, id: LOCAL }]), ...ends]
    .filter(({ levels }) => levels.length >= frequenciesMhz.length)
    .map(({ id, levels, ageSeconds }) => ({
      id,
      name: names.get(id),
      fromMhz: first - stepMhz / 2,
      toMhz: first + stepMhz * (frequenciesMhz.length - 0.5),
      levelsDbm: levels.slice(0, frequenciesMhz.length).map(level => levelDbm(level)),
      ageSeconds,
    }));
}
