import type { Clock } from '@radiolink/domain';

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

/** Wrong passwords after which an address is blocked. §9; reading 15. */
export const FAILURES_BEFORE_BLOCK = 3;
/** Time for which a wrong password is counted, ms. reading 15. */
export const FAILURE_WINDOW_MS = 60_000;
/** Duration of a block, ms. reading 15. */
export const BLOCK_MS = 60_000;

/** Login attempts remembered for one address. Times in milliseconds since the epoch. */
interface LoginAttempts {
  readonly failedAt: readonly number[];
  readonly blockedUntil?: number;
}

/** An address that did nothing wrong; also what a good login leaves behind. */
export const NO_FAILURES: LoginAttempts = { failedAt: [] };

/** Counts one more wrong password. While blocked, further ones do not lengthen the block. */
export function afterFailure(attempts: LoginAttempts, now: number): LoginAttempts {
  if (!Number.isFinite(now) || isBlocked(attempts, now)) return attempts;
  const failedAt = [...attempts.failedAt.filter(time => now - time < FAILURE_WINDOW_MS), now];
  return failedAt.length < FAILURES_BEFORE_BLOCK
    ? { failedAt }
    : { failedAt: [], blockedUntil: now + BLOCK_MS };
}

/** True if an address may not log in now, with any password, and while the time is unknown. */
export function isBlocked({ blockedUntil }: LoginAttempts, now: number): boolean {
  return !Number.isFinite(now) || (blockedUntil !== undefined && now < blockedUntil);
}
