import type { ApplyState } from '../configuration/apply/apply-state.ts';

/** A change on its way, without its values: they may be secrets, and whoever goes on has them. */
export interface RememberedApply {
  readonly version: 1;
  readonly url: string;
  /** Names of the settings that are changed. */
  readonly keys: readonly string[];
  readonly state: ApplyState;
  /** The last second that was counted, milliseconds since the epoch. */
  readonly at: number;
}

/** Keeps something over the end of the program. */
export interface ApplyMemory<Remembered> {
  /** Undefined where nothing is remembered. */
  load(): Remembered | undefined;
  save(remembered: Remembered): void;
  clear(): void;
}

/** Lasts as long as the program. */
export function inMemory<Remembered>(): ApplyMemory<Remembered> {
  let kept: Remembered | undefined;
  return {
    load: () => kept,
    save: remembered => {
      kept = remembered;
    },
    clear: () => {
      kept = undefined;
    },
  };
}
