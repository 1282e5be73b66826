import { memo, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../index.ts';
import { useLongList } from './use-long-list.ts';
import styles from './virtual-list.module.css';

export interface VirtualListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHeight: number;
  /** Draws a row; the same function as long as nothing but the rows changes. */
  readonly renderRow: (row: Row) => ReactNode;
  /** True for a row with readings of an earlier time: it is dimmed. */
  readonly isOld?: (row: Row) => boolean;
  readonly onOpen?: (key: string) => void;
  readonly openKey?: string | undefined;
  readonly held?: boolean;
  readonly onHeld?: ((held: boolean) => void) | undefined;
}

/** A list of any length for a phone, of which only the rows in sight are drawn. */
export function VirtualList<Row>({
  label,
  rows,
  rowKey,
  rowHeight,
  renderRow,
  isOld,
  onOpen,
  openKey,
  held = false,
  onHeld,
}: VirtualListProps<Row>) {
  const box = useRef<HTMLElement>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const list = useLongList({ box, keys, rowHeight, headHeight: 0, onOpen, held, onHeld });
  return (
    <section ref={box} className={styles.box} aria-label={label} {...SCROLLING}>
      <ul className={styles.list} style={{ '--height': `${list.height}px` }}>
        {list.items.map(item => {
          const row = rows[item.index];
          const key = keys[item.index];
          if (row === undefined || key === undefined) return null;
          return (
            <li
              key={item.key}
              className={classNames(
                styles.row,
                key === openKey && styles.open,
                isOld?.(row) === true && styles.old,
              )}
              data-key={key}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              style={{ '--height': `${rowHeight}px`, '--top': `${item.start}px` }}
            >
              <MemoContent
                row={row}
                renderRow={renderRow}
                opens={onOpen !== undefined}
                open={key === openKey}
                active={item.index === list.active}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The box scrolls, so it has to be reached by keyboard. It is no landmark: what it stands in may have the same name. */
const SCROLLING = { role: 'group', tabIndex: 0 } as const;

interface ContentProps<Row> {
  readonly row: Row;
  readonly renderRow: (row: Row) => ReactNode;
  readonly opens: boolean;
  readonly open: boolean;
  readonly active: boolean;
}

function Content<Row>({ row, renderRow, opens, open, active }: ContentProps<Row>) {
  if (!opens) return <div className={styles.content}>{renderRow(row)}</div>;
  return (
    <button type="button" className={styles.content} tabIndex={active ? 0 : -1} aria-expanded={open}>
      {renderRow(row)}
    </button>
  );
}

const MemoContent = memo(Content) as typeof Content;
