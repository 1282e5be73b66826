import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { type EntryActionsProps, useEntryActions } from '../settings/index.ts';
import styles from './entry-table.module.css';

/** Actions on an entry as pictures, at the end of its row. A list of one has no order. */
export function RowActions({ name, ordered, ...entry }: EntryActionsProps) {
  const t = useText();
  const { remove, up, down } = useEntryActions(entry);
  return (
    <>
      {ordered && entry.numbers.length > 1 && (
        <>
          <Button
            look="quiet"
            className={styles.icon}
            data-move="up"
            aria-label={t('Move up: {name}', { name })}
            disabled={up === undefined}
            onClick={({ currentTarget }) => up?.(currentTarget)}
          >
            <ArrowUp size={17} aria-hidden="true" />
          </Button>
          <Button
            look="quiet"
            className={styles.icon}
            data-move="down"
            aria-label={t('Move down: {name}', { name })}
            disabled={down === undefined}
            onClick={({ currentTarget }) => down?.(currentTarget)}
          >
            <ArrowDown size={17} aria-hidden="true" />
          </Button>
        </>
      )}
      <Button
        look="quiet"
        className={styles.icon}
        aria-label={t('Remove {name}', { name })}
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        <Trash size={17} aria-hidden="true" />
      </Button>
    </>
  );
}
