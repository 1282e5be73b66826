import { Button } from '../components/button.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './entry-list.module.css';
import { type EntryActionsProps, useEntryActions } from './use-entry-actions.ts';

/** Actions on an entry: remove and, in an ordered list, move. */
export function EntryActions({ name, ordered, ...entry }: EntryActionsProps) {
  'use no memo';
  const t = useText();
  const { remove, up, down } = useEntryActions(entry);
  return (
    <div className={styles.actions}>
      <Button
        aria-label={t('Remove {name}', { name })}
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        {t('Remove')}
      </Button>
      {ordered && (
        <>
          <Button
            data-move="up"
            aria-label={t('Move up: {name}', { name })}
            disabled={up === undefined}
            onClick={({ currentTarget }) => up?.(currentTarget)}
          >
            {t('Move up')}
          </Button>
          <Button
            data-move="down"
            aria-label={t('Move down: {name}', { name })}
            disabled={down === undefined}
            onClick={({ currentTarget }) => down?.(currentTarget)}
          >
            {t('Move down')}
          </Button>
        </>
      )}
    </div>
  );
}
