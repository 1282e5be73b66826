import type { DragEvent } from 'react';
import { useUnit } from 'effector-react';
import { entryMove } from './entries.ts';
import { useSettings } from './settings-scope.tsx';

export interface EntryPlace {
  /** Key prefix of the list. */
  readonly path: string;
  readonly number: number;
  /** The numbers of all entries of the list. */
  readonly numbers: readonly number[];
}

/** The type of what is dragged: an entry of this list, and of no other. */
const typeOf = (path: string): string => `application/x-entry-${path.toLowerCase()}`;

/** Drags an entry by its handle, and takes another one of the same list in its place. */
export function useEntryDrag(
  { path, number, numbers }: EntryPlace,
  { enabled, onMoved }: { readonly enabled: boolean; readonly onMoved: (position: number) => void },
) {
  const changed = useUnit(useSettings().changed);
  if (!enabled) return { handle: undefined, target: {} };
  return {
    handle: {
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>): void => {
        dataTransfer.setData(typeOf(path), String(number));
        dataTransfer.effectAllowed = 'move';
        const entry = currentTarget.closest('fieldset');
        if (entry !== null) dataTransfer.setDragImage(entry, 0, 0);
      },
    },
    target: {
      onDragOver: (event: DragEvent<HTMLElement>): void => {
        if (event.dataTransfer.types.includes(typeOf(path))) event.preventDefault();
      },
      onDrop: (event: DragEvent<HTMLElement>): void => {
        const dragged = event.dataTransfer.getData(typeOf(path));
        if (dragged === '') return;
        event.preventDefault();
        event.stopPropagation();
        if (Number(dragged) === number) return;
        changed(({ context }) =>
          entryMove(context.values, path, numbers, { from: Number(dragged), to: number }),
        );
        onMoved(numbers.indexOf(number) + 1);
      },
    },
  };
}
