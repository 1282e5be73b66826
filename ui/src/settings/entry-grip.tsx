import { Suspense } from 'react';
import { lazyView } from '../components/lazy-view.tsx';
import { useText } from '../i18n/use-text.ts';
import { useReadOnly, useChanged } from './settings-scope.tsx';

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
