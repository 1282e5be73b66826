import type { Figure as Quantity } from '@radiolink/domain/units';
import { Figure, StateShape, type Tone } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import styles from './figure-table.module.css';

/** A reading of a link, before a change and with it. */
export interface FigureRow {
  readonly key: string;
  readonly name: string;
  readonly before?: Quantity | undefined;
  readonly now?: Quantity | undefined;
  readonly expected?: Quantity | undefined;
  /** The range of what is expected, in words. */
  readonly range?: string | undefined;
  readonly difference?: Quantity | undefined;
  readonly result?: { readonly tone: Tone; readonly words: string } | undefined;
}

export interface FigureTableProps {
  readonly label: string;
  readonly rows: readonly FigureRow[];
  /** English head of the readings of now; after a test they are those of it. */
  readonly nowHead?: 'Now' | 'In the test';
}

const COLUMNS = ['before', 'now', 'expected', 'difference', 'result'] as const;
type Column = (typeof COLUMNS)[number];

/**
 * What a change does to a link, in figures: the same table in the review, in the test and with its result. A column without a
 * single value is not drawn.
 */
export function FigureTable({ label, rows, nowHead = 'Now' }: FigureTableProps) {
  const t = useText();
  const heads: Readonly<Record<Column, string>> = {
    before: t('Before'),
    now: t(nowHead),
    expected: t('Expected'),
    difference: t('Difference'),
    result: t('Result'),
  };
  const drawn = COLUMNS.filter(column => rows.some(row => has(row, column)));
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('Reading')}</th>
          {drawn.map(column => (
            <th key={column} scope="col">
              {heads[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {drawn.map(column => (
              <td key={column} data-cell={column} data-is-empty={!has(row, column) || undefined}>
                <span className={styles.head} aria-hidden="true">
                  {heads[column]}
                </span>
                {has(row, column) ? <Cell row={row} column={column} /> : '—'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const has = (row: FigureRow, column: Column): boolean =>
  row[column] !== undefined || (column === 'expected' && row.range !== undefined);

function Cell({ row, column }: { readonly row: FigureRow; readonly column: Column }) {
  if (column === 'result') return <Result of={row.result} />;
  if (column !== 'expected') return <Figure of={row[column]} />;
  return (
    <>
      {row.expected && (
        <>
          <Figure of={row.expected} />{' '}
        </>
      )}
      <span className={styles.range}>{row.range}</span>
    </>
  );
}

function Result({ of }: { readonly of: FigureRow['result'] }) {
  return (
    of && (
      <span className={styles.result} data-tone={of.tone}>
        <StateShape tone={of.tone} size={10} />
        {of.words}
      </span>
    )
  );
}
