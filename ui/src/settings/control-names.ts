/** How the page finds a control that stands for several settings. */
export interface ControlNames {
  /** Its name; left out, the id of its setting. */
  readonly own?: string;
  /** Ids and keys of the settings without a control of their own that it writes. */
  readonly also: readonly string[];
}
