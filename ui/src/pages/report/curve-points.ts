/** A drawing of levels: a path for each stretch that was measured, and the scale that it is drawn by. */
export interface Curves {
  readonly average: string;
  readonly maximum: string;
  /** Levels with a line across the drawing, with their height. */
  readonly lines: readonly { readonly dbm: number; readonly y: number }[];
}

const STEP_DB = 20;

type Levels = readonly (number | null)[];

/** The curves of a spectrum in a field of this size; undefined where nothing was measured. */
export function curvesOf(
  average: Levels,
  maximum: Levels,
  { width, height }: { readonly width: number; readonly height: number },
): Curves | undefined {
  const known = [...average, ...maximum].flatMap(dbm => dbm ?? []);
  if (known.length === 0) return undefined;
  const low = Math.floor(known.reduce((a, b) => Math.min(a, b)) / STEP_DB) * STEP_DB;
  const high = Math.max(low + STEP_DB, Math.ceil(known.reduce((a, b) => Math.max(a, b)) / STEP_DB) * STEP_DB);
  const y = (dbm: number): number => round(height - ((dbm - low) / (high - low)) * height);
  const x = (bin: number): number => round((bin / Math.max(1, average.length - 1)) * width);
  const path = (levels: Levels): string =>
    levels
      .flatMap((dbm, bin) => {
        if (dbm === null) return [];
        const starts = bin === 0 || levels[bin - 1] === null;
        return [`${starts ? 'M' : 'L'}${x(bin)} ${y(dbm)}`];
      })
      .join('');
  const count = Math.round((high - low) / STEP_DB) + 1;
  return {
    average: path(average),
    maximum: path(maximum),
    lines: Array.from({ length: count }, (_, step) => {
      const dbm = low + step * STEP_DB;
      return { dbm, y: y(dbm) };
    }),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
