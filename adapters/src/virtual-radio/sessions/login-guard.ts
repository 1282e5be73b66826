import type { Clock } from '@radiolink/domain';

/** Failures before an address is blocked. Specification §9, failures before block. */
const FAILURES_BEFORE_BLOCK = 3;
const WINDOW_MS = 60_000;
const BLOCK_MS = 60_000;
/** Addresses remembered at once; the oldest is forgotten first. */
const MOST_ADDRESSES = 1000;

interface Record {
  failures: number[];
  blockedUntil: number;
}

/** Counts wrong logins by address, for both logins together, and blocks an address for a minute. */
export class LoginGuard {
  readonly #clock: Clock;
  readonly #records = new Map<string, Record>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  isBlocked(address: string): boolean {
    return (this.#records.get(address)?.blockedUntil ?? 0) > this.#clock.now();
  }

  failed(address: string): void {
    const now = this.#clock.now();
    const record = this.#records.get(address) ?? { failures: [], blockedUntil: 0 };
    record.failures = [...record.failures.filter(at => now - at < WINDOW_MS), now];
    if (record.failures.length >= FAILURES_BEFORE_BLOCK) {
      record.failures = [];
      record.blockedUntil = now + BLOCK_MS;
    }
    this.#records.delete(address);
    this.#records.set(address, record);
    const [oldest] = this.#records.keys();
    if (this.#records.size > MOST_ADDRESSES && oldest !== undefined) this.#records.delete(oldest);
  }

  succeeded(address: string): void {
    this.#records.delete(address);
  }
}
