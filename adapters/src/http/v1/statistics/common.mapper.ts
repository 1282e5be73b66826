import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import type { GpsStatus } from '@radiolink/domain/status';
import type { Opened } from '../../wire/contract-names.ts';
import type { Section } from '../../wire/section.ts';
import { COUNT, DEGREES, METRES, PERCENT } from '../../wire/ranges.ts';

/** The part of a peer that both of its ends share. */
export type PeerCommon = Opened<Schemas['Peer'], 'common'>;

const PER_KILO = 1000;

/** bit/s as kbps. */
export function kbpsOfBps(bps: number | undefined): number | undefined {
  return bps === undefined ? undefined : bps / PER_KILO;
}

/** Mean load of all processors, percent; `cpu` is a list, and a bare number on older LTU. */
export function mapCpu(holder: Section<Schemas['DeviceStatistics'] | PeerCommon>): number | undefined {
  const processors = holder.sections('cpu', 64).map(cpu => cpu.number('usage', PERCENT));
  const known = processors.filter(usage => usage !== undefined);
  if (known.length > 0) return known.reduce((sum, usage) => sum + usage, 0) / known.length;
  return holder.number('cpu', PERCENT);
}

/** Bytes. */
export function mapRam(ram: Section<Schemas['Memory']>) {
  return { totalRamBytes: ram.number('total', COUNT), freeRamBytes: ram.number('free', COUNT) };
}

/** Undefined for a board without a receiver. */
export function mapGps(gps: Section<NonNullable<Schemas['Gps']>>): GpsStatus | undefined {
  if (!gps.present) return undefined;
  return {
    latitude: gps.number('lat', DEGREES),
    longitude: gps.number('lon', DEGREES),
    altitudeMetres: gps.number('alt', METRES),
    fix: gps.flag('fix'),
    satellites: gps.number('sats', COUNT),
    dimension: gps.number('dim', COUNT),
    dilutionOfPrecision: gps.number('dop', COUNT),
  };
}

/** Counters of one interface or peer. Rates in kbps. */
export type Counters = ReturnType<typeof mapCounters>;

/** No packet is smaller than a byte: some firmware sends garbage in its packet counters. */
function believable(packets: number | undefined, bytes: number | undefined): number | undefined {
  return packets !== undefined && bytes !== undefined && packets > bytes ? undefined : packets;
}

/** Reads counters; what no double holds exactly is garbage and left out. */
export function mapCounters(counters: Section<Schemas['Counters']>) {
  const txBytes = counters.number('txBytes', COUNT);
  const rxBytes = counters.number('rxBytes', COUNT);
  return {
    txBytes,
    rxBytes,
    txPackets: believable(counters.number('txPackets', COUNT), txBytes),
    rxPackets: believable(counters.number('rxPackets', COUNT), rxBytes),
    txPacketsPerSecond: counters.number('txPPS', COUNT),
    rxPacketsPerSecond: counters.number('rxPPS', COUNT),
    txKbps: kbpsOfBps(counters.number('txRate', COUNT)),
    rxKbps: kbpsOfBps(counters.number('rxRate', COUNT)),
  };
}
