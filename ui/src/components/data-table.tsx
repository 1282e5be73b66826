import { memo, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { Figure, type FigureProps, VisuallyHidden } from './figure.tsx';
import { ScrollArea } from './scroll-area.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Numbers are right-aligned in their cell. */
  readonly numeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** A column of numbers. */
export function numericColumn<Row>(id: string, header: string, cell: Column<Row>['cell']): Column<Row> {
  return { id, header, numeric: true, cell };
}

/** A column of figures, each with room for as many characters where they change. */
export function figureColumn<Row>(
  id: string,
  header: string,
  of: (row: Row) => FigureProps['of'],
  room?: number,
): Column<Row> {
  return numericColumn(id, header, row => <Figure of={of(row)} room={room} />);
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, position: number) => string;
  /** The missing content, and how to get it. */
  readonly empty?: ReactNode;
  readonly className?: string | undefined;
}

function TableRow<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  return (
    <tr>
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} scope="row" className={column.numeric === true ? styles.end : undefined}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            className={column.numeric === true ? styles.end : undefined}
            data-label={column.header}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** A row is drawn again only when its data is another object. */
const MemoRow = memo(TableRow) as typeof TableRow;

/** A native table that scrolls sideways inside its place. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty, className }: DataTableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return <div className={styles.empty}>{empty}</div>;
  return (
    <ScrollArea label={caption}>
      <table className={classNames(styles.table, className)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.id} scope="col" className={column.numeric === true ? styles.end : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, position) => (
            <MemoRow key={rowKey(row, position)} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
