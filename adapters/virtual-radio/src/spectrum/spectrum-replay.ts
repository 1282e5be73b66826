import { POWER_SCALE } from './neighbourhood.ts';

const LABELS_PER_MHZ = 10_000;
/** The digits of base 64: one for each level. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A recording of the page, as far as it is answered. */
interface Recording {
  readonly grid: {
    readonly firstMhz: number;
    readonly stepMhz: number;
    readonly bins: number;
    readonly scale: { readonly minDbm: number; readonly stepDb: number };
  };
  readonly sweeps: readonly { readonly levels: readonly number[] }[];
}

/** Reads a recording by its documented format; undefined for any other text. */
function readRecording(text: string): Recording | undefined {
  let json: Readonly<Record<string, unknown>>;
  try {
    json = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
  const { format, version, sweeps } = json;
  if (format !== 'radiolink-spectrum' || version !== 1 || !Array.isArray(sweeps)) return undefined;
  const [firstMhz, stepMhz, bins, minDbm, stepDb] = ['firstMhz', 'stepMhz', 'bins', 'minDbm', 'stepDb'].map(
    name => Number(json[name]),
  ) as [number, number, number, number, number];
  return {
    grid: { firstMhz, stepMhz, bins, scale: { minDbm, stepDb } },
    sweeps: sweeps
      .map((sweep: unknown) => (Array.isArray(sweep) ? String(sweep[1]) : ''))
      .filter(digits => digits.length === bins)
      .map(digits => ({ levels: [...digits].map(digit => Math.max(0, DIGITS.indexOf(digit))) })),
  };
}

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
  readonly #recording: Recording | undefined;
  readonly #histogram: readonly (readonly number[])[];

  /** Throws a RangeError for a text that is neither. */
  constructor(text: string | undefined) {
    this.#captured = text !== undefined && isCaptured(text) ? text : undefined;
    this.#recording = text === undefined || this.#captured !== undefined ? undefined : readRecording(text);
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
      stPowrNum: POWER_SCALE.levels,
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
function counted({ grid: { bins }, sweeps }: Recording): readonly (readonly number[])[] {
  const hits = Array.from({ length: POWER_SCALE.levels }, () => Array.from({ length: bins }, () => 0));
  for (const { levels } of sweeps) {
    for (const [bin, level] of levels.entries()) {
      const row = hits[level];
      if (row !== undefined) row[bin] = (row[bin] ?? 0) + 1;
    }
  }
  return hits;
}
