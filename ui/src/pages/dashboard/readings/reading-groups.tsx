import { StatusModel } from '@radiolink/application/status/status.model';
import {
  allReadings,
  type FieldValue,
  type ReadingGroup,
  type Reading as ReadingFacts,
  type FieldKind,
} from '@radiolink/domain/status';
import { Reading, Readings, Figure as FigureText, ForeignText } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { noticeLabel } from '../../../components/notice-labels.ts';
import styles from './all-readings.module.css';
import { useFigures, type Figures } from '../../../i18n/use-figures.ts';
import { type Figure, PLAIN_UNITS, type PlainUnitKind } from '@radiolink/domain/units';
import typography from '../../../theme/typography.module.css';

/** Every reading of the status, by subject. */
export function ReadingGroups() {
  const status = useUnitsOf(StatusModel, '$status');
  if (status === null) return null;
  return (
    <div className={styles.content}>
      {allReadings(status).map(group => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  );
}

/** More items than fit beside their name. */
const LONG_LIST = 6;

const isLong = (value: FieldValue): boolean => Array.isArray(value) && value.length > LONG_LIST;

function Group({ group }: { readonly group: ReadingGroup }) {
  const t = useText();
  return (
    <div className={typography.small}>
      <h2 className={styles.title}>{t(noticeLabel(group.title))}</h2>
      <Readings column="300px">
        {group.readings.map(reading => (
          <Reading key={reading.id} label={t(reading.label)} long={isLong(reading.value)}>
            <ReadingValue reading={reading} />
          </Reading>
        ))}
      </Readings>
    </div>
  );
}

/** One reading in words: its figure, its name, or what its code means. Absent is `—`. */
function ReadingValue({ reading }: { readonly reading: ReadingFacts }) {
  const t = useText();
  const figures = useFigures();
  const { kind, value, words } = reading;
  if (words !== undefined) return <>{t(words)}</>;
  switch (typeof value) {
    case 'undefined':
      return <FigureText of={undefined} />;
    case 'boolean':
      return <>{value ? t('Yes') : t('No')}</>;
    case 'string':
      return value === '' ? <FigureText of={undefined} /> : <ForeignText>{value}</ForeignText>;
    case 'number':
      return <FigureText of={readingFigure(figures, kind, value)} />;
    default:
      return <List items={value} kind={kind} />;
  }
}

function List({
  items,
  kind,
}: {
  readonly items: readonly (string | number)[];
  readonly kind: ReadingFacts['kind'];
}) {
  const figures = useFigures();
  const numbers = items.filter(item => typeof item === 'number');
  if (items.length === 0) return <FigureText of={undefined} />;
  if (numbers.length < items.length) return <ForeignText>{items.join(', ')}</ForeignText>;
  return <FigureText of={listFigure(figures, kind, numbers)} list />;
}

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
function readingFigure(
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
function listFigure(figures: Figures, kind: FieldKind, values: readonly number[]): Figure {
  const each = LISTED[kind] ?? 'code';
  return {
    value: values.map(value => plain(figures, each, value)?.value ?? '—').join(' · '),
    unit: PLAIN_UNITS[each].unit,
  };
}
