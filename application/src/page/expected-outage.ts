import { type Token, token } from '../wiring/token.ts';
import type { PagePort } from './page.port.ts';

/**
 * Says that the device is expected to be silent: it restarts because of something done here. The page is then not loaded
 * anew when the device is back, since what was entered and is kept nowhere, secrets, would be lost.
 */
export class ExpectedOutage {
  readonly #reasons = new Set<string>();

  /** Expects silence for a reason, or no longer for this one. */
  expect(reason: string, isExpected: boolean): void {
    if (isExpected) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
  }

  get expected(): boolean {
    return this.#reasons.size > 0;
  }

  /** A page that is not loaded anew while silence is expected. */
  guarding(page: PagePort): PagePort {
    return {
      reload: () => {
        if (!this.expected) page.reload();
      },
    };
  }
}

/** Token of the expectation, one for the program. */
export const ExpectedOutageToken: Token<ExpectedOutage> = token<ExpectedOutage>('ExpectedOutage');
