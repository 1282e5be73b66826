import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { SurveyCell } from './site-survey.ts';
import type { SurveyEntry } from './survey-entry.ts';

/** A network that one of two surveys did not find, or that both received at different levels. */
export interface SurveyDifference {
  readonly kind: 'new' | 'gone' | 'level';
  /** As the newer survey found it; as the older one did where it is gone. */
  readonly cell: SurveyCell;
  readonly beforeDbm: number | undefined;
  readonly nowDbm: number | undefined;
  /** Positive where it is received stronger than before; only of a level. */
  readonly changeDb: number | undefined;
}

/** Levels of two scans of an unchanged network differ by less, dB. Project default. */
export const LEAST_SURVEY_CHANGE_DB = 3;

/** What two surveys differ in, by MAC: new networks, those that are gone, then the changed levels, the largest change first. */
export function surveyDifferences(
  now: readonly SurveyEntry[],
  before: readonly SurveyEntry[],
): readonly SurveyDifference[] {
  const [cellsNow, cellsBefore] = [byMac(now), byMac(before)];
  const found = [...cellsNow.values()].flatMap(cell => {
    const earlier = cellsBefore.get(cell.mac);
    const nowDbm = levelOf(cell);
    if (earlier === undefined) return [differing('new', cell, undefined, nowDbm)];
    const level = differing('level', cell, levelOf(earlier), nowDbm);
    return Math.abs(level.changeDb ?? 0) < LEAST_SURVEY_CHANGE_DB ? [] : [level];
  });
  const gone = [...cellsBefore.values()]
    .filter(({ mac }) => !cellsNow.has(mac))
    .map(cell => differing('gone', cell, levelOf(cell), undefined));
  return [...found, ...gone].toSorted(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      Math.abs(b.changeDb ?? 0) - Math.abs(a.changeDb ?? 0) ||
      (b.nowDbm ?? b.beforeDbm ?? WEAKEST) - (a.nowDbm ?? a.beforeDbm ?? WEAKEST),
  );
}

const KINDS: readonly SurveyDifference['kind'][] = ['new', 'gone', 'level'];
const WEAKEST = Number.MIN_SAFE_INTEGER;

const byMac = (entries: readonly SurveyEntry[]): ReadonlyMap<string, SurveyCell> =>
  new Map(entries.map(({ cell }) => [cell.mac, cell]));

const levelOf = ({ signalDbm }: SurveyCell): number | undefined =>
  isWithin(signalDbm, PHYSICAL.dbm) ? signalDbm : undefined;

function differing(
  kind: SurveyDifference['kind'],
  cell: SurveyCell,
  beforeDbm: number | undefined,
  nowDbm: number | undefined,
): SurveyDifference {
  const changeDb = beforeDbm === undefined || nowDbm === undefined ? undefined : nowDbm - beforeDbm;
  return { kind, cell, beforeDbm, nowDbm, changeDb };
}
