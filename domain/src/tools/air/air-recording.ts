import { AIR_LEVELS, type AirGrid, isAirGrid } from './spectrum.ts';
import type { AirSweep, AirView } from './air-view.ts';

/**
 * A recording of the spectrum as a file: JSON text of
 * `{ format: 'radiolink-spectrum', version: 1, firstMhz, stepMhz, bins, minDbm, stepDb, sweeps: [[at, levels], …] }`.
 * `at` is in ms since the epoch, the oldest sweep first; `levels` has one character for each bin, the digit of its level in
 * base 64: `A` is `minDbm`, `B` is `minDbm + stepDb`, and so on. Ten minutes of 648 bins are 0.4 MB.
 */
export interface AirRecording {
  readonly grid: AirGrid;
  readonly sweeps: readonly AirSweep[];
}

export const AIR_RECORDING_FORMAT = 'radiolink-spectrum';
const VERSION = 1;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** More than an hour: a longer file is no recording of this program. */
const MOST_SWEEPS = 10_000;

/** The text of a recording. */
export function airRecordingText({ grid, sweeps }: AirRecording): string {
  const { firstMhz, stepMhz, bins, scale } = grid;
  return JSON.stringify({
    format: AIR_RECORDING_FORMAT,
    version: VERSION,
    firstMhz,
    stepMhz,
    bins,
    ...scale,
    sweeps: sweeps.map(({ at, levels }) => [at, textOf(levels)]),
  });
}

/** The sweeps that a view keeps, as a recording. */
export function recordingOf(view: AirView): AirRecording {
  const sweeps: AirSweep[] = [];
  for (let age = view.length - 1; age >= 0; age -= 1) {
    const levels = view.sweep(age);
    const at = view.sweepTime(age);
    if (levels !== undefined && at !== undefined) sweeps.push({ at, levels });
  }
  return { grid: view.grid, sweeps };
}

/** Reads a recording; undefined for any other text. A sweep that is damaged is left out. */
export function readAirRecording(text: string): AirRecording | undefined {
  const json = parsed(text);
  if (json?.['format'] !== AIR_RECORDING_FORMAT || json['version'] !== VERSION) return undefined;
  const grid: AirGrid = {
    firstMhz: numberOf(json['firstMhz']),
    stepMhz: numberOf(json['stepMhz']),
    bins: numberOf(json['bins']),
    scale: { minDbm: numberOf(json['minDbm']), stepDb: numberOf(json['stepDb']) },
  };
  const { sweeps } = json;
  if (!isAirGrid(grid) || !Array.isArray(sweeps)) return undefined;
  return { grid, sweeps: sweeps.slice(0, MOST_SWEEPS).flatMap(each => sweepOf(each, grid) ?? []) };
}

function textOf(levels: Uint8Array): string {
  let text = '';
  for (const level of levels) text += DIGITS[Math.min(AIR_LEVELS - 1, level)] ?? 'A';
  return text;
}

function sweepOf(json: unknown, { bins }: AirGrid): AirSweep | undefined {
  if (!Array.isArray(json)) return undefined;
  const [at, text]: readonly unknown[] = json;
  if (typeof at !== 'number' || !Number.isFinite(at) || typeof text !== 'string') return undefined;
  if (text.length !== bins) return undefined;
  const levels = new Uint8Array(bins);
  for (let bin = 0; bin < bins; bin += 1) {
    const level = DIGITS.indexOf(text.charAt(bin));
    if (level < 0) return undefined;
    levels[bin] = level;
  }
  return { at, levels };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
