import type { AirView } from '@radiolink/domain/tools';
import type { SessionStore } from '../session/session-store.port.ts';
import { isListOf, isRecord } from '../tool-runs/json-shape.ts';
import { toolMemory } from '../tool-runs/tool-memory.ts';
import { spectrumFeature } from './spectrum.feature.ts';

/** What of a spectrum lasts as long as the session: the curves of its picture, dBm by bin. */
export interface RememberedAir {
  readonly firstMhz: number;
  readonly stepMhz: number;
  readonly averageDbm: readonly (number | null)[];
  readonly maximumDbm: readonly (number | null)[];
}

/** A measurement with the time of its newest sweep, ms since the epoch. */
export interface MeasuredAir extends RememberedAir {
  readonly at: number;
}

/** More bins than any device sends. */
const MOST_BINS = 4096;

const memoryIn = (store: SessionStore) =>
  toolMemory(store, spectrumFeature.id, {
    request: json => (isRecord(json) ? {} : undefined),
    result: rememberedAirOf,
  });

/** Stores the picture of a measurement for as long as the session; one without a sweep is none. */
export function rememberAir(store: SessionStore, view: AirView): void {
  const at = view.sweepTime(0);
  if (at === undefined) return;
  const bins = Array.from({ length: view.grid.bins }, (_, bin) => bin);
  const rounded = (dbm: number | undefined): number | null => (dbm === undefined ? null : Math.round(dbm));
  const result: RememberedAir = {
    firstMhz: view.grid.firstMhz,
    stepMhz: view.grid.stepMhz,
    averageDbm: bins.map(bin => rounded(view.averageDbm(bin))),
    maximumDbm: bins.map(bin => rounded(view.maximumDbm(bin))),
  };
  const run = { number: 1, request: {}, startedAt: at, endedAt: at, end: 'stopped', failure: null } as const;
  memoryIn(store).store({ typed: null, runs: [{ ...run, result }] });
}

/** The last measurement of the session; undefined where there is none. */
export function rememberedAir(store: SessionStore): MeasuredAir | undefined {
  const [run] = memoryIn(store).read().runs;
  return run && { ...run.result, at: run.startedAt };
}

const isLevel = (json: unknown): json is number | null => json === null || typeof json === 'number';

function rememberedAirOf(json: unknown): RememberedAir | undefined {
  if (!isRecord(json)) return undefined;
  const { firstMhz, stepMhz, averageDbm, maximumDbm } = json;
  if (typeof firstMhz !== 'number' || typeof stepMhz !== 'number' || !(stepMhz > 0)) return undefined;
  if (!isListOf(averageDbm, isLevel) || !isListOf(maximumDbm, isLevel)) return undefined;
  if (averageDbm.length > MOST_BINS || averageDbm.length !== maximumDbm.length) return undefined;
  return { firstMhz, stepMhz, averageDbm, maximumDbm };
}
