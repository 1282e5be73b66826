import type { ConfigChanges } from './config-edit.ts';

/** Dependencies of a backup on its repository. */
export interface ChangesHolder {
  readonly changes: () => ConfigChanges;
  readonly restore: (changes: ConfigChanges) => void;
}

/**
 * A snapshot of the pending changes, so that a dialog can be cancelled. It contains values of secrets: keep
 * it in memory. §4: a config-change backup supports copy, revert and a changed check.
 */
export class ChangeBackup {
  readonly #holder: ChangesHolder;
  readonly #taken: ConfigChanges;

  constructor(holder: ChangesHolder, taken: ConfigChanges = holder.changes()) {
    this.#holder = holder;
    this.#taken = taken;
  }

  /** Another backup of the same moment. */
  copy(): ChangeBackup {
    return new ChangeBackup(this.#holder, this.#taken);
  }

  /** Puts the pending changes back to what they were. */
  revert(): void {
    this.#holder.restore(this.#taken);
  }

  /** True if the pending changes differ from the snapshot. */
  isChanged(): boolean {
    const now = this.#holder.changes();
    if (now.size !== this.#taken.size) return true;
    return [...this.#taken].some(([key, value]) => !now.has(key) || now.get(key) !== value);
  }
}
