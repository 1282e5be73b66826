import { type Token, token } from '../wiring/token.ts';
import type { PagePort } from './page.port.ts';

/**
 * Says that the device is expected to be silent: it restarts because of something done here. The page is then not loaded
 * anew when the device is back, since what was entered and is kept nowhere, secrets, would be lost.
 */
export class ExpectedOutage {
  #held = 0;

  /** Expects silence until the returned function is called. */
  hold(): () => void {
    this.#held += 1;
    let released = false;
    return () => {
      if (!released) this.#held -= 1;
      released = true;
    };
  }

  get expected(): boolean {
    return this.#held > 0;
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
