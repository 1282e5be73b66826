import { AIR_LEVELS, type AirRecording, readAirRecording } from '@radiolink/domain/tools';

const LABELS_PER_MHZ = 10_000;

/** Whether a text is an answer of a device, which is given as it is. */
function isCaptured(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && 'stFreqGridLabels' in json;
  } catch {
    return false;
  }
}

/** A spectrum that was recorded, answered a sweep a second and from the start again; or a captured answer, held. */
export class SpectrumReplay {
  readonly #captured: string | undefined;
  readonly #recording: AirRecording | undefined;
  readonly #histogram: readonly (readonly number[])[];

  /** Throws a RangeError for a text that is neither. */
  constructor(text: string | undefined) {
    this.#captured = text !== undefined && isCaptured(text) ? text : undefined;
    this.#recording = text === undefined || this.#captured !== undefined ? undefined : readAirRecording(text);
    const isReadable = this.#captured !== undefined || (this.#recording?.sweeps.length ?? 0) > 0;
    if (text !== undefined && !isReadable) {
      throw new RangeError('The text is neither a recording nor a captured answer of the spectrum.');
    }
    this.#histogram = this.#recording === undefined ? [] : counted(this.#recording);
  }

  /** The answer at one second; undefined when nothing is replayed. */
  text(second: number): string | undefined {
    if (this.#recording === undefined) return this.#captured;
    const { grid, sweeps } = this.#recording;
    const { firstMhz, stepMhz, bins, scale } = grid;
    const latest = [...(sweeps[Math.floor(second) % sweeps.length]?.levels ?? [])];
    return JSON.stringify({
      stFreqGridNumPts: bins,
      stFreqGridLabels: Array.from({ length: bins }, (_, bin) =>
        Math.round((firstMhz + bin * stepMhz) * LABELS_PER_MHZ),
      ),
      stPowrMin: scale.minDbm,
      stPowrNum: AIR_LEVELS,
      stPowrDel: scale.stepDb,
      pwrHistogram: this.#histogram,
      totalSamples: Array.from({ length: bins }, () => sweeps.length),
      latestPower: latest,
      instantPowerNumFrames: 1,
      instantPower: [latest],
    });
  }
}

/** How often each level was recorded in each bin. */
function counted({ grid: { bins }, sweeps }: AirRecording): readonly (readonly number[])[] {
  const hits = Array.from({ length: AIR_LEVELS }, () => Array.from({ length: bins }, () => 0));
  for (const { levels } of sweeps) {
    for (const [bin, level] of levels.entries()) {
      const row = hits[level];
      if (row !== undefined) row[bin] = (row[bin] ?? 0) + 1;
    }
  }
  return hits;
}
