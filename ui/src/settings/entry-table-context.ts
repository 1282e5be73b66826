import { createContext, type ReactNode } from 'react';
import type { EntryProps } from './entry-frame.tsx';
import type { ShownEntry } from './shown-sections.ts';

export interface EntryTableProps extends Omit<EntryProps, 'shown' | 'isNew'> {
  readonly entries: readonly ShownEntry[];
  /** Number of the entry that was just added. */
  readonly added: number | undefined;
  /** Adds an entry; undefined where none can be added. */
  readonly onAdd: (() => void) | undefined;
}

/** Draws lists with columns. A page that has such lists brings it: on the others every entry is a frame. */
export const EntryTableContext = createContext<((props: EntryTableProps) => ReactNode) | null>(null);
