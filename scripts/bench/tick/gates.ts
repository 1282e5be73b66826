export interface MeasuredTick {
  readonly page: string;
  readonly stations: number;
  readonly nodesChanged: number;
  readonly textsChanged: number;
  readonly rows: number;
  readonly cost: number;
  /** Cost as a multiple of the bare work. */
  readonly ratio: number;
}

/** Most nodes that a tick may change for each value that changed: its text, and the bar or mark beside it. */
const NODES_FOR_EACH_VALUE = 2;
/** Most rows of a list in the document, however long the list is. */
const MOST_ROWS = 60;
/** Three times the stations may cost so many times as much. */
const MOST_GROWTH = 4;
const FEW = 85;
const MANY = 256;
/**
 * Most that a tick may cost, as a multiple of the bare parse of its answer and the bare writes of its texts in the same run.
 * The wanted 4 and 10 ms of the dashboard and 6 and 16 ms of the stations are 9 and 8, and 14 and 12, with room for noise.
 */
const MOST_TIMES_BARE: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  dashboard: { [FEW]: 13, [MANY]: 11 },
  stations: { [FEW]: 19, [MANY]: 16 },
};

/**
 * Measured ticks beyond their gate, as text. Counts and ratios only, independent of the machine's speed; without the ratios
 * where there are too few samples to judge times.
 */
export function brokenGates(
  measured: readonly MeasuredTick[],
  { judgesTimes = true }: { readonly judgesTimes?: boolean } = {},
): readonly string[] {
  const broken = countsBeyond(measured);
  if (!judgesTimes) return broken;
  for (const { page, stations, ratio } of measured) {
    const most = MOST_TIMES_BARE[page]?.[stations];
    if (most !== undefined && ratio > most) {
      broken.push(
        `${page} with ${stations} stations: a tick costs ${ratio.toFixed(1)} times the bare work, at most ${most} may be.`,
      );
    }
  }
  return [...broken, ...growthBeyond(measured)];
}

function countsBeyond(measured: readonly MeasuredTick[]): string[] {
  const broken: string[] = [];
  for (const { page, stations, nodesChanged, textsChanged, rows } of measured) {
    const where = `${page} with ${stations} stations`;
    if (nodesChanged > NODES_FOR_EACH_VALUE * textsChanged) {
      broken.push(`${where}: a tick changed ${nodesChanged} nodes for ${textsChanged} values.`);
    }
    if (rows > MOST_ROWS)
      broken.push(`${where}: ${rows} rows are in the document, at most ${MOST_ROWS} may be.`);
  }
  return broken;
}

function growthBeyond(measured: readonly MeasuredTick[]): readonly string[] {
  const broken: string[] = [];
  for (const page of new Set(measured.map(one => one.page))) {
    const at = (count: number) => measured.find(one => one.page === page && one.stations === count)?.cost;
    const [few, many] = [at(FEW), at(MANY)];
    if (few !== undefined && many !== undefined && many > MOST_GROWTH * few) {
      broken.push(
        `${page}: a tick of ${MANY} stations costs ${(many / few).toFixed(1)} times that of ${FEW}, at most ${MOST_GROWTH} may be.`,
      );
    }
  }
  return broken;
}
