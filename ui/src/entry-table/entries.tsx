import { useMedia } from '../components/use-media.ts';
import type { EntryTableProps } from '../settings/index.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { EntryTable } from './entry-table.tsx';

/** Too narrow for the columns of a table. */
const NO_ROOM_FOR_COLUMNS = '(max-width: 1023.98px)';

/** Entries as a table that is edited in place; on a phone, rows that open as sheets. */
function Entries(props: EntryTableProps) {
  const isNarrow = useMedia(NO_ROOM_FOR_COLUMNS);
  if (!isNarrow) return props.entries.length > 0 && <EntryTable {...props} />;
  const { entries, added, onAdd: _onAdd, ...list } = props;
  return entries.map(entry => (
    <EntrySheet key={entry.indexes.at(-1)} {...list} shown={entry} isNew={entry.indexes.at(-1) === added} />
  ));
}

/** Draws the lists of a page that provides it. */
export const renderEntries = (props: EntryTableProps) => <Entries {...props} />;
