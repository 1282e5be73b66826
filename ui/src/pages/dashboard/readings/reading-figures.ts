import type { FieldKind } from '@radiolink/domain/status';
import type { Figure } from '@radiolink/domain/units';
import type { Figures } from '../../../i18n/use-figures.ts';

type NumberFigure = (figures: Figures, value: number) => Figure | readonly Figure[] | undefined;
type ListFigure = (figures: Figures, values: readonly number[]) => Figure;

/** Digits of a value that need not be whole: none when it is. */
const digitsOf = (value: number, digits: number): number => (Number.isInteger(value) ? 0 : digits);

const plain =
  (unit: string, digits = 1): NumberFigure =>
  (figures, value) => {
    const figure = figures.count(value, digitsOf(value, digits));
    return figure && { value: figure.value, unit };
  };

/** How many chains a mask has: one bit each. */
function chainsIn(mask: number): number {
  return [...mask.toString(2)].filter(bit => bit === '1').length;
}

/** Format of a number, by kind. */
export const READING_FIGURES: Readonly<Partial<Record<FieldKind, NumberFigure>> & { count: NumberFigure }> = {
  count: plain('', 2),
  ungrouped: (figures, value) => figures.ungrouped(value),
  code: plain(''),
  mask: (figures, value) => figures.count(chainsIn(value)),
  'per-second': plain('/s'),
  dbm: plain('dBm'),
  db: plain('dB'),
  dbi: plain('dBi'),
  mhz: (figures, value) => figures.frequency(value),
  percent: plain('%'),
  kbps: (figures, value) => figures.speed(value),
  mbps: plain('Mbps'),
  memory: (figures, value) => figures.memory(value),
  traffic: (figures, value) => figures.traffic(value),
  celsius: plain('°C'),
  duration: (figures, value) => figures.duration(value),
  milliseconds: plain('ms'),
  latency: (figures, value) => figures.wholeLatency(value),
  microseconds: plain('µs'),
  distance: (figures, value) => figures.distance(value),
  length: (figures, value) => figures.length(value),
  altitude: (figures, value) => figures.altitude(value),
  degrees: plain('°', 6),
};

const listed =
  (unit: string): ListFigure =>
  (figures, values) => ({
    value: values.map(value => figures.count(value, digitsOf(value, 1))?.value ?? '—').join(' · '),
    unit,
  });

/** Format of several numbers of one kind: one unit for all. */
export const LIST_FIGURES: Readonly<Partial<Record<FieldKind, ListFigure>> & { 'count-list': ListFigure }> = {
  'count-list': listed(''),
  'dbm-list': listed('dBm'),
  'db-list': listed('dB'),
};
