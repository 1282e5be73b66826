import { type ComponentType, createContext, type ReactNode } from 'react';
import type { PlacedSetting } from './placed-setting.ts';
import type { SettingField } from './use-setting-field.ts';

export interface CellShellProps {
  readonly row: CellRow;
  readonly placed: PlacedSetting;
  readonly field: SettingField;
  readonly names?: ControlNames | undefined;
  readonly id: string;
  readonly notes: string;
  readonly children: ReactNode;
}

/** The row of a table that a field is a cell of. */
export interface CellRow {
  /** Where the row says what is wrong with its fields; null before it is there. */
  readonly notes: HTMLElement | null;
  /** Where it says that the field is changed, with the way back; left out where that of the entry is enough. */
  readonly change?: HTMLElement | null;
  /** The frame of a control that is a cell. It comes with the table: most pages have none. */
  readonly Shell: ComponentType<CellShellProps>;
}

/** Fields within a row of a table are cells: their label stands in the head of the column. */
export const CellContext = createContext<CellRow | null>(null);

/** How the page finds a control that stands for several settings. */
export interface ControlNames {
  /** Its name; left out, the id of its setting. */
  readonly own?: string;
  /** Ids and keys of the settings without a control of their own that it writes. */
  readonly also: readonly string[];
}
