import type { FieldKind } from '@radiolink/domain/status';
import { type Figure, PLAIN_UNITS, type PlainUnitKind } from '@radiolink/domain/units';
import type { Figures } from '../../../i18n/use-figures.ts';

type NumberFigure = (figures: Figures, value: number) => Figure | readonly Figure[] | undefined;

/** A value that need not be whole has its digits, a whole one none. */
function plain(figures: Figures, kind: PlainUnitKind, value: number): Figure | undefined {
  return figures.plain(kind, value, Number.isInteger(value) ? 0 : (PLAIN_UNITS[kind].fineDigits ?? 1));
}

/** How many chains a mask has: one bit each. */
function chainsIn(mask: number): number {
  return [...mask.toString(2)].filter(bit => bit === '1').length;
}

/** Format of a number of a kind whose unit depends on its size, or that is not written as it is. */
const NUMBER_FIGURES: Readonly<Partial<Record<FieldKind, NumberFigure>>> = {
  ungrouped: (figures, value) => figures.ungrouped(value),
  mask: (figures, value) => figures.count(chainsIn(value)),
  mhz: (figures, value) => figures.frequency(value),
  kbps: (figures, value) => figures.speed(value),
  memory: (figures, value) => figures.memory(value),
  traffic: (figures, value) => figures.traffic(value),
  duration: (figures, value) => figures.duration(value),
  latency: (figures, value) => figures.wholeLatency(value),
  distance: (figures, value) => figures.distance(value),
  length: (figures, value) => figures.length(value),
  altitude: (figures, value) => figures.altitude(value),
};

const isPlain = (kind: FieldKind): kind is FieldKind & PlainUnitKind => kind in PLAIN_UNITS;

/** A number of a kind, as the list of all readings writes it. */
export function readingFigure(
  figures: Figures,
  kind: FieldKind,
  value: number,
): Figure | readonly Figure[] | undefined {
  if (isPlain(kind)) return plain(figures, kind, value);
  const write = NUMBER_FIGURES[kind];
  return write === undefined ? plain(figures, 'count', value) : write(figures, value);
}

/** The kind of each number of a list. */
const LISTED: Readonly<Partial<Record<FieldKind, PlainUnitKind>>> = { 'dbm-list': 'dbm', 'db-list': 'db' };

/** Several numbers of one kind: one unit for all. */
export function listFigure(figures: Figures, kind: FieldKind, values: readonly number[]): Figure {
  const each = LISTED[kind] ?? 'code';
  return {
    value: values.map(value => plain(figures, each, value)?.value ?? '—').join(' · '),
    unit: PLAIN_UNITS[each].unit,
  };
}
