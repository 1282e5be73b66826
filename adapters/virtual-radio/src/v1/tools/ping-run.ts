import { type Asking, reach } from '../../tools/traceroute.ts';

/** Parameters of a ping. Times in milliseconds, size in bytes; count 0 runs until it is stopped. */
export interface PingOrder {
  readonly destination: string;
  readonly count: number;
  readonly size: number;
  readonly intervalMs: number;
}

export interface PingResult {
  readonly seq: number;
  readonly status: 'ok' | 'timeout' | 'unreachable';
  readonly time: number | null;
  readonly ttl: number | null;
  readonly size: number;
}

const MOST_RESULTS = 1000;
const FIRST_TTL = 64;
/** An endless ping without a reader stops. §v1.jobs. */
const UNREAD_MS = 60_000;

/** One run of ping: an echo is due each interval, and is final once it was read. */
export class PingRun {
  readonly order: PingOrder;
  readonly address: string;
  /** Why it could not start; empty when it could. */
  readonly failureReason: string;
  readonly #radio: Asking;
  readonly #id: number;
  readonly #startedAt: number;
  #results: PingResult[] = [];
  #sent = 0;
  #stoppedAt: number | undefined;
  #readAt: number;

  constructor(radio: Asking, id: number, order: PingOrder) {
    this.#radio = radio;
    this.#id = id;
    this.order = order;
    this.#startedAt = radio.clock.now();
    this.#readAt = this.#startedAt;
    const found = reach(radio, order.destination, id);
    this.address = found.kind === 'unknown' ? '' : found.address;
    this.failureReason = found.kind === 'unknown' ? 'DNS_FAILED' : '';
  }

  get status(): 'in_progress' | 'finished' | 'failed' | 'stopped' {
    this.#echo();
    if (this.failureReason !== '') return 'failed';
    if (this.#stoppedAt !== undefined) return 'stopped';
    return this.order.count !== 0 && this.#sent >= this.order.count ? 'finished' : 'in_progress';
  }

  /** The echoes so far, oldest first; a reader keeps an endless run alive. */
  read(): readonly PingResult[] {
    this.#echo();
    this.#readAt = this.#radio.clock.now();
    return this.#results;
  }

  get sent(): number {
    return this.#sent;
  }

  stop(): void {
    if (this.status === 'in_progress') this.#stoppedAt = this.#radio.clock.now();
  }

  #echo(): void {
    if (this.failureReason !== '' || this.#stoppedAt !== undefined) return;
    const now = this.#radio.clock.now();
    const { count, intervalMs } = this.order;
    const unread = count === 0 && now - this.#readAt > UNREAD_MS;
    const until = unread ? this.#readAt + UNREAD_MS : now;
    const due = Math.floor((until - this.#startedAt) / intervalMs) + 1;
    const wanted = count === 0 ? due : Math.min(count, due);
    this.#sent = Math.max(this.#sent, wanted - MOST_RESULTS);
    while (this.#sent < wanted) this.#send();
    if (unread) this.#stoppedAt = until;
  }

  #send(): void {
    this.#sent += 1;
    const found = reach(this.#radio, this.order.destination, this.#id * 1000 + this.#sent);
    const answered = found.kind === 'answers';
    this.#results = [
      ...this.#results.slice(1 - MOST_RESULTS),
      {
        seq: this.#sent,
        status: answered ? 'ok' : 'timeout',
        time: answered ? found.milliseconds : null,
        ttl: answered ? FIRST_TTL - found.hops : null,
        size: this.order.size + 8,
      },
    ];
  }
}
