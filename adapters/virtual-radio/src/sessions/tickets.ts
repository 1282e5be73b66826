import type { Clock } from '@radiolink/domain';
import { randomHex } from '../random/random-hex.ts';

const LIFETIME_MS = 60_000;

interface Ticket {
  readonly slot: number;
  readonly expiresAt: number;
}

/** Tickets that a central controller hands out: each opens one session, within a minute. */
export class Tickets {
  readonly #clock: Clock;
  readonly #issued = new Map<string, Ticket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Issues a ticket for the user of a slot, as the controller would ask for one. */
  issue(slot: number): string {
    const id = randomHex(32);
    this.#issued.set(id, { slot, expiresAt: this.#clock.now() + LIFETIME_MS });
    return id;
  }

  /** The slot that a ticket opens, once; undefined when it is unknown, used or too old. */
  redeem(id: string): number | undefined {
    const ticket = this.#issued.get(id);
    this.#issued.delete(id);
    return ticket !== undefined && ticket.expiresAt > this.#clock.now() ? ticket.slot : undefined;
  }
}
