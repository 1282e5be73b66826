import type { Figure as Quantity } from '@radiolink/domain/units';

/** A chart's lines as the table beside it shows them: a row of figures per name, over the same times. */
export interface HistoryTableProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly times: Float64Array;
  readonly rows: readonly (readonly (number | null)[])[];
  readonly clock: (time: number) => string;
  readonly figure: (value: number | undefined) => Quantity | undefined;
}
