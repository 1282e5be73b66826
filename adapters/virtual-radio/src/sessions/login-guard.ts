import type { Clock } from '@radiolink/domain';
import { afterFailure, isBlocked, type LoginAttempts, NO_FAILURES } from './login-block.ts';

/** Addresses remembered simultaneously; the oldest is dropped first. */
const MOST_ADDRESSES = 1000;

/** Counts wrong logins by address, for both logins together, and blocks an address for a minute. */
export class LoginGuard {
  readonly #clock: Clock;
  readonly #records = new Map<string, LoginAttempts>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  isBlocked(address: string): boolean {
    return isBlocked(this.#attempts(address), this.#clock.now());
  }

  failed(address: string): void {
    const attempts = afterFailure(this.#attempts(address), this.#clock.now());
    this.#records.delete(address);
    this.#records.set(address, attempts);
    const [oldest] = this.#records.keys();
    if (this.#records.size > MOST_ADDRESSES && oldest !== undefined) this.#records.delete(oldest);
  }

  succeeded(address: string): void {
    this.#records.delete(address);
  }

  #attempts(address: string): LoginAttempts {
    return this.#records.get(address) ?? NO_FAILURES;
  }
}
