import type { TestedStatus } from '@radiolink/application/safe-apply/followed-change';
import type { KeepCondition } from './keep-condition.ts';

/** Decides when a test is kept: every condition holds, and has held for a while. */
export class KeepJudge {
  #heldSince: number | undefined;
  #unmet: readonly string[];

  constructor(
    private readonly conditions: readonly KeepCondition[],
    private readonly holdMs: number,
  ) {
    this.#unmet = conditions.map(({ name }) => name);
  }

  /** Names of the conditions that did not hold when the device was last seen. */
  get unmet(): readonly string[] {
    return this.#unmet;
  }

  /** True if the test is to be kept now, milliseconds since the epoch. Nothing holds of a device that is silent. */
  decides(tested: TestedStatus | undefined, now: number): boolean {
    this.#unmet = this.conditions
      .filter(({ holds }) => tested === undefined || !holds(tested))
      .map(({ name }) => name);
    if (tested === undefined || this.#unmet.length > 0) {
      this.#heldSince = undefined;
      return false;
    }
    this.#heldSince ??= now;
    return now - this.#heldSince >= this.holdMs;
  }
}
