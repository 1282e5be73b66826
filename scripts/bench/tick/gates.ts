export interface MeasuredTick {
  readonly page: string;
  readonly stations: number;
  readonly nodesChanged: number;
  readonly textsChanged: number;
  readonly rows: number;
  /** The time that 95 % of the ticks keep within, ms, and as a multiple of the bare work. */
  readonly p95: number;
  readonly ratio: number;
  /** The longest task on a processor four times slower, as a multiple of the bare work on it. */
  readonly longestTaskRatio: number;
}

/** Most nodes that a tick may change for each value that changed: its text, and the bar or mark beside it. */
const NODES_FOR_EACH_VALUE = 2;
/** Most rows of a list in the document, however long the list is. */
const MOST_ROWS = 60;
/** Three times the stations may cost so many times as much. */
const MOST_GROWTH = 4;
const FEW = 85;
const MANY = 256;
type Limits = Readonly<Record<string, Readonly<Record<number, number>>>>;

/**
 * Most that 95 % of the ticks may cost, as a multiple of the bare parse of the answer and the bare writes of its texts in the
 * same run: the wanted 4 and 10 ms of the dashboard and 6 and 16 ms of the stations.
 */
const MOST_TIMES_BARE: Limits = {
  dashboard: { [FEW]: 11, [MANY]: 9 },
  stations: { [FEW]: 16, [MANY]: 13 },
};
/** The same for the longest task on a phone: the wanted 50 and 80 ms. */
const LONGEST_TASK_TIMES_BARE: Readonly<Record<number, number>> = { [FEW]: 27, [MANY]: 16 };

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
  for (const { page, stations, ratio, longestTaskRatio } of measured) {
    const where = `${page} with ${stations} stations`;
    const most = MOST_TIMES_BARE[page]?.[stations];
    if (most !== undefined && ratio > most) {
      broken.push(`${where}: a tick costs ${ratio.toFixed(1)} times the bare work, at most ${most} may be.`);
    }
    const longest = LONGEST_TASK_TIMES_BARE[stations];
    if (longest !== undefined && longestTaskRatio > longest) {
      const times = longestTaskRatio.toFixed(1);
      broken.push(
        `${where}: a task on a phone takes ${times} times the bare work, at most ${longest} may be.`,
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
    const at = (count: number) => measured.find(one => one.page === page && one.stations === count)?.p95;
    const [few, many] = [at(FEW), at(MANY)];
    if (few !== undefined && many !== undefined && many > MOST_GROWTH * few) {
      broken.push(
        `${page}: a tick of ${MANY} stations costs ${(many / few).toFixed(1)} times that of ${FEW}, at most ${MOST_GROWTH} may be.`,
      );
    }
  }
  return broken;
}
