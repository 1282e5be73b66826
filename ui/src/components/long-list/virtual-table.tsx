import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { classNames, VisuallyHidden } from '../index.ts';
import { useLongList } from './use-long-list.ts';
import styles from './virtual-table.module.css';

/** The head of one column. */
interface HeadColumn {
  readonly id: string;
  readonly header: string;
  /** The least, pixels. */
  readonly width: number;
  /** Its share of the room that is left; else the first column takes it. */
  readonly grows?: number;
  readonly numeric?: boolean;
  /** Undefined for a column that nothing can be sorted by. */
  readonly sorted?: 'ascending' | 'descending' | 'none' | undefined;
}

interface TableHeadProps {
  readonly columns: readonly HeadColumn[];
  readonly onSort: ((column: string) => void) | undefined;
}

/** The head of a table, which stays in sight; a click on a column's name sorts by it. */
function TableHead({ columns, onSort }: TableHeadProps) {
  return (
    <thead {...ROLES.rowgroup} className={styles.head}>
      <tr {...ROLES.row} aria-rowindex={1}>
        {columns.map(column => (
          <HeadCell key={column.id} column={column} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell({
  column: { id, header, numeric, sorted },
  onSort,
}: {
  readonly column: HeadColumn;
  readonly onSort: TableHeadProps['onSort'];
}) {
  const className = numeric === true ? styles.end : undefined;
  if (sorted === undefined || onSort === undefined) {
    return (
      <th {...ROLES.columnheader} scope="col" className={className}>
        {header}
      </th>
    );
  }
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th {...ROLES.columnheader} scope="col" className={className} aria-sort={sorted}>
      <button
        type="button"
        className={classNames(styles.sort, sorted !== 'none' && styles.sorted)}
        onClick={() => onSort(id)}
      >
        {header}
        <Arrow size={14} aria-hidden="true" />
      </button>
    </th>
  );
}

export interface VirtualColumn<Row> extends HeadColumn {
  readonly cell: (row: Row) => ReactNode;
}

export interface VirtualTableProps<Row> {
  readonly label: string;
  readonly columns: readonly VirtualColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHeight: number;
  readonly onSort?: (column: string) => void;
  /** True for a row with readings of an earlier time: it is dimmed. */
  readonly isOld?: (row: Row) => boolean;
  /** Opens the details of a row; without it the rows only show. */
  readonly onOpen?: (key: string) => void;
  readonly openKey?: string | undefined;
  readonly held?: boolean;
  readonly onHeld?: ((held: boolean) => void) | undefined;
}

/** Height of the head, pixels. */
const HEAD = 36;

/**
 * A table of any length of which only the rows in sight are drawn. A row is painted again only when its data changed. Each row
 * is laid out by itself: in the layout of a table, one row more costs as much as all of them. That takes the elements their
 * roles, which are therefore written down.
 */
export function VirtualTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHeight,
  onSort,
  isOld,
  onOpen,
  openKey,
  held = false,
  onHeld,
}: VirtualTableProps<Row>) {
  const box = useRef<HTMLElement>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const list = useLongList({ box, keys, rowHeight, headHeight: HEAD, onOpen, held, onHeld });
  const widths = columns.map(
    ({ width, grows }, place) => `minmax(${width}px, ${grows ?? (place === 0 ? 1 : 0)}fr)`,
  );
  return (
    // The box scrolls, so it has to be reached by keyboard. It is no landmark: what it stands in may have the same name.
    <section ref={box} className={styles.box} aria-label={label} {...SCROLLING}>
      <table
        className={styles.table}
        {...ROLES.table}
        aria-rowcount={rows.length + 1}
        style={{ '--columns': widths.join(' '), '--height': `${rowHeight}px` }}
      >
        <caption className={styles.caption}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} onSort={onSort} />
        <tbody {...ROLES.rowgroup} className={styles.body} style={{ blockSize: `${list.height}px` }}>
          {list.items.map(item => {
            const row = rows[item.index];
            const key = keys[item.index];
            if (row === undefined || key === undefined) return null;
            return (
              <MemoRow
                key={item.key}
                row={row}
                rowKey={key}
                position={item.index}
                top={item.start - HEAD}
                columns={columns}
                opens={onOpen !== undefined}
                open={key === openKey}
                active={item.index === list.active}
                old={isOld?.(row) ?? false}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const SCROLLING = { role: 'group', tabIndex: 0 } as const;

interface RowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly position: number;
  /** Its distance from the first row, pixels. */
  readonly top: number;
  readonly columns: readonly VirtualColumn<Row>[];
  readonly opens: boolean;
  readonly open: boolean;
  readonly active: boolean;
  readonly old: boolean;
}

function TableRow<Row>({ row, rowKey, position, top, columns, opens, open, active, old }: RowProps<Row>) {
  return (
    <tr
      className={classNames(styles.row, opens && styles.opens, open && styles.open, old && styles.old)}
      {...ROLES.row}
      data-key={rowKey}
      aria-rowindex={position + 2}
      style={{ insetBlockStart: `${top}px` }}
    >
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} {...ROLES.rowheader} scope="row">
            {opens ? (
              <button type="button" className={styles.name} tabIndex={active ? 0 : -1} aria-expanded={open}>
                {column.cell(row)}
              </button>
            ) : (
              column.cell(row)
            )}
          </th>
        ) : (
          <td key={column.id} {...ROLES.cell} className={column.numeric === true ? styles.end : undefined}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const MemoRow = memo(TableRow) as typeof TableRow;

/** Roles of the elements of a table, which some browsers forget when these are not laid out as a table. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
