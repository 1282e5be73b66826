import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { classNames } from '../components/index.ts';
import { ROLES } from './table-roles.ts';
import styles from './virtual-table.module.css';

/** The head of one column. */
export interface HeadColumn {
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

export interface TableHeadProps {
  readonly columns: readonly HeadColumn[];
  readonly onSort: ((column: string) => void) | undefined;
}

/** The head of a table, which stays in sight; a click on a column's name sorts by it. */
export function TableHead({ columns, onSort }: TableHeadProps) {
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
