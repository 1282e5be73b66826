import { useUnit } from 'effector-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { entryExchange, entryRemoval } from './entries.ts';
import styles from './entry-list.module.css';
import tableStyles from './entry-table.module.css';
import { useSettings } from './settings-scope.tsx';

export interface EntryActionsProps {
  /** Name of the entry. */
  readonly name: string;
  /** Key prefix of its list, and its number in it. */
  readonly path: string;
  readonly number: number;
  /** The numbers of all entries of the list. */
  readonly numbers: readonly number[];
  readonly ordered: boolean;
  /** Receives what to announce. */
  readonly onMoved: (announcement: string) => void;
  /** Pictures instead of words: in the row of a table. */
  readonly compact?: boolean;
}

/** Actions on an entry: remove and, in an ordered list, move. */
export function EntryActions({
  name,
  path,
  number,
  numbers,
  ordered,
  onMoved,
  compact = false,
}: EntryActionsProps) {
  const t = useText();
  const changed = useUnit(useSettings().changed);
  const position = numbers.indexOf(number);
  const move = (button: HTMLElement, to: number): void => {
    const other = numbers[to];
    if (other === undefined) return;
    changed(({ context }) => entryExchange(context.values, path, number, other));
    onMoved(t('Moved to position {number}.', { number: to + 1 }));
    focusSame(button, `${path}.${other}`);
  };
  const look = compact ? { look: 'quiet' as const, className: tableStyles.icon } : {};
  return (
    <div className={compact ? tableStyles.actions : styles.actions}>
      <Button
        {...look}
        aria-label={t('Remove {name}', { name })}
        onClick={event => {
          // The button goes with its entry: the focus stays in the list.
          const page = event.currentTarget.closest('form, body');
          page?.querySelector<HTMLElement>(`[data-add="${CSS.escape(path)}"]`)?.focus();
          changed(({ context }) => entryRemoval(context.values, path, number));
        }}
      >
        {compact ? <Trash size={17} aria-hidden="true" /> : t('Remove')}
      </Button>
      {ordered && (!compact || numbers.length > 1) && (
        <>
          <Button
            {...look}
            data-move="up"
            aria-label={t('Move up: {name}', { name })}
            disabled={position === 0}
            onClick={event => move(event.currentTarget, position - 1)}
          >
            {compact ? <ArrowUp size={17} aria-hidden="true" /> : t('Move up')}
          </Button>
          <Button
            {...look}
            data-move="down"
            aria-label={t('Move down: {name}', { name })}
            disabled={position === numbers.length - 1}
            onClick={event => move(event.currentTarget, position + 1)}
          >
            {compact ? <ArrowDown size={17} aria-hidden="true" /> : t('Move down')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Focuses the same button of another entry, which has the contents of this one now; its other one at the end of the list. */
function focusSame(button: HTMLElement, entry: string): void {
  const moves = [
    ...(button
      .closest('form, body')
      ?.querySelectorAll<HTMLButtonElement>(`[data-entry="${CSS.escape(entry)}"] [data-move]:enabled`) ?? []),
  ];
  (moves.find(({ dataset }) => dataset['move'] === button.dataset['move']) ?? moves[0])?.focus();
}
