import type { ConfigChanges } from '@radiolink/domain/configuration';
import { useEffect, useRef } from 'react';
import styles from './entry-handle.module.css';

export interface EntryHandleProps {
  /** Key prefix of the list, and the number of the entry in it. */
  readonly path: string;
  readonly number: number;
  /** The numbers of all entries of the list. */
  readonly numbers: readonly number[];
  /** Makes a change of the current values. */
  readonly onEdit: (
    edit: (scope: { readonly context: { readonly values: ReadonlyMap<string, string> } }) => ConfigChanges,
  ) => void;
  /** Receives the position to which another entry was dragged. */
  readonly onMoved: (position: number) => void;
}

/** Handle by which an entry is dragged. Its entry takes other entries of the same list. Keys have buttons of their own. */
export function EntryHandle({ path, number, numbers, onEdit, onMoved }: EntryHandleProps) {
  const handle = useRef<HTMLSpanElement>(null);
  // An entry of this list, and of no other. The browser keeps types in lower case.
  const type = `application/x-entry-${path.toLowerCase()}`;
  useEffect(() => {
    const entry = handle.current?.closest<HTMLElement>('[data-entry]');
    const onOver = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes(type) === true) event.preventDefault();
    };
    const onDrop = (event: DragEvent): void => {
      const dragged = Number(event.dataTransfer?.getData(type));
      if (dragged === 0) return;
      event.preventDefault();
      if (dragged === number) return;
      onEdit(({ context }) => entryMove(context.values, path, numbers, { from: dragged, to: number }));
      onMoved(numbers.indexOf(number) + 1);
    };
    entry?.addEventListener('dragover', onOver);
    entry?.addEventListener('drop', onDrop);
    return () => {
      entry?.removeEventListener('dragover', onOver);
      entry?.removeEventListener('drop', onDrop);
    };
  }, [number, numbers, onEdit, onMoved, path, type]);
  return (
    <span
      ref={handle}
      className={styles.handle}
      aria-hidden="true"
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(type, String(number))}
    >
      ⠿
    </span>
  );
}

/**
 * Moves an entry of a list of the configuration to the place of another: those in between make room. Numbers in the
 * order of the list.
 */
export function entryMove(
  values: ReadonlyMap<string, string>,
  path: string,
  numbers: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): ConfigChanges {
  const [start, end] = [numbers.indexOf(from), numbers.indexOf(to)];
  const changes = new Map<string, string | undefined>();
  if (start < 0 || end < 0) return changes;
  const moved = numbers.toSpliced(start, 1).toSpliced(end, 0, from);
  for (const [place, number] of numbers.entries()) {
    const source = `${path}.${moved[place]}.`;
    const target = `${path}.${number}.`;
    if (source === target) continue;
    for (const key of values.keys()) if (key.startsWith(target)) changes.set(key, undefined);
    for (const [key, value] of values) {
      if (key.startsWith(source)) changes.set(`${target}${key.slice(source.length)}`, value);
    }
  }
  return changes;
}
