import { createContext } from 'react';

/** The row of a table that a field is a cell of. */
export interface CellRow {
  /** Where the row says what is wrong with its fields; null before it is there. */
  readonly notes: HTMLElement | null;
}

/** Fields within a row of a table are cells: their label stands in the head of the column. */
export const CellContext = createContext<CellRow | null>(null);
