import { type Token, token } from '../wiring/token.ts';

/**
 * Declares an expected outage: the device restarts because of an action on this page. The page is then not
 * reloaded for a new interface, since entered values that are stored nowhere, secrets, would be lost.
 */
export class ExpectedOutage {
  readonly #reasons = new Set<string>();

  /** Expects an outage for a reason, or no longer for this one. */
  expect(reason: string, isExpected: boolean): void {
    if (isExpected) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
  }

  get expected(): boolean {
    return this.#reasons.size > 0;
  }
}

/** Token of the expectation, one for the program. */
export const ExpectedOutageToken: Token<ExpectedOutage> = token<ExpectedOutage>('ExpectedOutage');
