import { entryUndone } from '@radiolink/domain/settings';
import { Suspense } from 'react';
import { lazyView } from '../components/lazy-view.tsx';
import { useText } from '../i18n/use-text.ts';
import { useReadOnly, useChanged } from './settings-scope.tsx';
import { entryExchange, entryRemoval } from './entries.ts';

const EntryHandle = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "part-entry-handle" */ './entry-drag/entry-handle.tsx'))
    .EntryHandle,
}));

export interface EntryGripProps {
  /** Key prefix of the list, and the number of the entry in it. */
  readonly path: string;
  readonly number: number;
  /** The numbers of all entries of the list. */
  readonly numbers: readonly number[];
  /** True in a list whose order has a meaning. */
  readonly isMoved: boolean;
  /** Receives what to announce. */
  readonly onMoved: (announcement: string) => void;
}

/** The handle of an entry that can be dragged to another place. */
export function EntryGrip({ path, number, numbers, isMoved, onMoved }: EntryGripProps) {
  const t = useText();
  const readOnly = useReadOnly();
  const changed = useChanged();
  if (!isMoved || readOnly || numbers.length < 2) return null;
  return (
    <Suspense fallback={null}>
      <EntryHandle
        path={path}
        number={number}
        numbers={numbers}
        onEdit={changed}
        onMoved={position => onMoved(t('Moved to position {number}.', { number: position }))}
      />
    </Suspense>
  );
}

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
}

/** Offered for an entry by buttons; each takes its button, which moves or goes with the entry. */
interface EntryActions {
  readonly remove: (button: HTMLElement) => void;
  /** Omitted at an end of the list. */
  readonly up: ((button: HTMLElement) => void) | undefined;
  readonly down: ((button: HTMLElement) => void) | undefined;
}

/** Removes an entry and, in an ordered list, moves it by a place. */
export function useEntryActions(props: Omit<EntryActionsProps, 'name' | 'ordered'>): EntryActions {
  const { path, number, numbers, onMoved } = props;
  const t = useText();
  const changed = useChanged();
  const position = numbers.indexOf(number);
  const moveTo = (to: number): EntryActions['up'] => {
    const other = numbers[to];
    if (other === undefined) return undefined;
    return button => {
      changed(({ context }) => entryExchange(context.values, path, number, other));
      onMoved(t('Moved to position {number}.', { number: to + 1 }));
      focusSame(button, `${path}.${other}`);
    };
  };
  return {
    remove: button => {
      // The button goes with its entry: the focus stays in the list.
      const page = button.ownerDocument;
      page.querySelector<HTMLElement>(`[data-add="${CSS.escape(path)}"]`)?.focus();
      changed(({ context: { values }, original }) => {
        const entry = `${path}.${number}`;
        const isNew = ![...original.keys()].some(key => key.startsWith(`${entry}.`));
        // A new entry goes with all that was switched on for it.
        return isNew ? entryUndone({ values, original }, entry) : entryRemoval(values, path, number);
      });
    },
    up: moveTo(position - 1),
    down: moveTo(position + 1),
  };
}

/** Focuses the same button of another entry, which has the contents of this one now; its other one at the end of the list. */
function focusSame(button: HTMLElement, entry: string): void {
  const moves = [
    ...button.ownerDocument.querySelectorAll<HTMLButtonElement>(
      `[data-entry="${CSS.escape(entry)}"] [data-move]:enabled`,
    ),
  ];
  (moves.find(({ dataset }) => dataset['move'] === button.dataset['move']) ?? moves[0])?.focus();
}
