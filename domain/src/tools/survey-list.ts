import { channelNumber } from '../radio/channel.ts';
import { isSpan, occupiedSpan, type Span } from '../radio/span.ts';
import { standardCentres } from '../radio/tuning-grid.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { bySignal, type SurveyCell, type SurveyEntry } from './site-survey.ts';

/** What the networks of a survey are sorted by. */
export type SurveyOrder = 'signal' | 'channel' | 'name';

/** The width of a network that does not report one, MHz. */
const USUAL_WIDTH_MHZ = 20;
/** A channel number is one octet. IEEE 802.11. */
const HIGHEST_CHANNEL = 255;
/** An axis begins and ends at a multiple of this, MHz. */
const AXIS_STEP_MHZ = 20;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The entries that contain a text in any of their words, in an order. Hidden and unknown ones come last. */
export function surveyList(
  entries: readonly SurveyEntry[],
  { text, order }: { readonly text: string; readonly order: SurveyOrder },
): readonly SurveyEntry[] {
  const wanted = text.trim().toLowerCase();
  const found = wanted === '' ? entries : entries.filter(({ cell }) => wordsOf(cell).includes(wanted));
  return found.toSorted((a, b) => ORDERS[order](a.cell, b.cell));
}

const ORDERS: Readonly<Record<SurveyOrder, (a: SurveyCell, b: SurveyCell) => number>> = {
  signal: bySignal,
  channel: (a, b) => ascending(a.frequencyMhz, b.frequencyMhz) || bySignal(a, b),
  name: (a, b) => byName(a.ssid?.trim() ?? '', b.ssid?.trim() ?? '') || bySignal(a, b),
};

function ascending(a = Number.MAX_VALUE, b = Number.MAX_VALUE): number {
  return a - b;
}

function byName(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  return collator.compare(a, b);
}

const wordsOf = (cell: SurveyCell): string =>
  [cell.ssid, cell.mac, cell.security, vendorMode(cell), surveyChannel(cell), cell.frequencyMhz]
    .join(' ')
    .toLowerCase();

/** The mode of the vendor, else the 802.11 mode; undefined if the network reports neither. */
export function vendorMode({ airmax, ieeeMode, mode }: SurveyCell): string | undefined {
  if (airmax === true) return 'airMAX';
  return [ieeeMode, mode].find(each => each !== undefined && each !== '');
}

/** The channel number, as reported or by the frequency. */
export function surveyChannel({ channel, frequencyMhz }: SurveyCell): number | undefined {
  if (channel !== undefined && channel > 0 && channel <= HIGHEST_CHANNEL) return channel;
  return frequencyMhz === undefined ? undefined : channelNumber(frequencyMhz);
}

/**
 * The frequency range of a network: the standard channel of its width that its control frequency lies in, else its width
 * around that frequency. A width of 0 is not reported. Undefined without a valid frequency and width.
 */
export function surveySpan({ frequencyMhz, channelWidthMhz }: SurveyCell): Span | undefined {
  if (frequencyMhz === undefined) return undefined;
  const width = channelWidthMhz === undefined || channelWidthMhz === 0 ? USUAL_WIDTH_MHZ : channelWidthMhz;
  const around = occupiedSpan(frequencyMhz, width);
  if (!isSpan(around)) return undefined;
  const center = standardCentres(width).find(each => Math.abs(each - frequencyMhz) < width / 2);
  return center === undefined ? around : occupiedSpan(center, width);
}

/** The frequency axis that all networks fit on; undefined if none has a frequency. */
export function surveyAxis(entries: readonly SurveyEntry[]): Span | undefined {
  let startMhz = Number.POSITIVE_INFINITY;
  let endMhz = Number.NEGATIVE_INFINITY;
  for (const { cell } of entries) {
    const span = surveySpan(cell);
    if (span === undefined) continue;
    startMhz = Math.min(startMhz, Math.floor(span.startMhz / AXIS_STEP_MHZ) * AXIS_STEP_MHZ);
    endMhz = Math.max(endMhz, Math.ceil(span.endMhz / AXIS_STEP_MHZ) * AXIS_STEP_MHZ);
  }
  return startMhz < endMhz ? { startMhz, endMhz } : undefined;
}

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
