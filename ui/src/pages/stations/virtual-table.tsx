import { Fragment, memo, type ReactNode, useMemo, useRef } from 'react';
import { classNames, VisuallyHidden } from '../../components/index.ts';
import { type HeadColumn, TableHead } from './table-head.tsx';
import { useLongList } from './use-long-list.ts';
import styles from './virtual-table.module.css';

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
  /** Opens the details of a row; without it the rows only show. */
  readonly onOpen?: (key: string) => void;
  readonly openKey?: string | undefined;
  readonly held?: boolean;
  readonly onHeld?: (held: boolean) => void;
}

/** Height of the head, pixels. */
const HEAD = 36;
const nothing = (): void => undefined;

/** A table of any length of which only the rows in sight are drawn. A row is painted again only when its data changed. */
export function VirtualTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHeight,
  onSort,
  onOpen,
  openKey,
  held = false,
  onHeld = nothing,
}: VirtualTableProps<Row>) {
  const box = useRef<HTMLElement>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const list = useLongList({ box, keys, rowHeight, headHeight: HEAD, onOpen, held, onHeld });
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const bottom = HEAD + list.height;
  return (
    // The box scrolls, so it has to be reached by keyboard.
    <section ref={box} className={styles.box} aria-label={label} {...FOCUSABLE}>
      <table className={styles.table} aria-rowcount={rows.length + 1} style={{ '--width': `${width}px` }}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} onSort={onSort} />
        <tbody>
          {list.items.map((item, place) => {
            const row = rows[item.index];
            const key = keys[item.index];
            if (row === undefined || key === undefined) return null;
            const above = list.items[place - 1]?.end ?? HEAD;
            return (
              <Fragment key={item.key}>
                <Gap height={item.start - above} columns={columns.length} />
                <MemoRow
                  row={row}
                  rowKey={key}
                  position={item.index}
                  columns={columns}
                  height={rowHeight}
                  opens={onOpen !== undefined}
                  open={key === openKey}
                  active={item.index === list.active}
                />
              </Fragment>
            );
          })}
          <Gap height={bottom - (list.items.at(-1)?.end ?? HEAD)} columns={columns.length} />
        </tbody>
      </table>
    </section>
  );
}

const FOCUSABLE = { tabIndex: 0 };

const NOTHING = '\u00a0';

/** The room of the rows that are not drawn. */
function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.gap} style={{ '--height': `${height}px` }}>
      <td colSpan={columns}>{NOTHING}</td>
    </tr>
  );
}

interface RowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly position: number;
  readonly columns: readonly VirtualColumn<Row>[];
  readonly height: number;
  readonly opens: boolean;
  readonly open: boolean;
  readonly active: boolean;
}

function TableRow<Row>({ row, rowKey, position, columns, height, opens, open, active }: RowProps<Row>) {
  return (
    <tr
      className={classNames(styles.row, opens && styles.opens, open && styles.open)}
      data-key={rowKey}
      aria-rowindex={position + 2}
      style={{ '--height': `${height}px` }}
    >
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} scope="row">
            {opens ? (
              <button type="button" className={styles.name} tabIndex={active ? 0 : -1} aria-expanded={open}>
                {column.cell(row)}
              </button>
            ) : (
              column.cell(row)
            )}
          </th>
        ) : (
          <td key={column.id} className={column.numeric === true ? styles.end : undefined}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const MemoRow = memo(TableRow) as typeof TableRow;
