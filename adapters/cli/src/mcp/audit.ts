import { appendFileSync } from 'node:fs';

/** One line of the audit file. */
export interface AuditEntry {
  readonly tool: string;
  /** Name and version by which the client announced itself: text from outside. */
  readonly client: string;
  readonly radio?: string | undefined;
  readonly plan?: string | undefined;
  /** Keys that a change sets, never their values. */
  readonly keys?: readonly string[] | undefined;
  readonly outcome: string;
}

/** Writes what was done, as JSON lines that only the owner of the file can read. */
export type WriteAudit = (entry: AuditEntry) => void;

const OWNER_ONLY = 0o600;

/** Appends to a file. A line that cannot be written fails the call that it is about. @throws a file error */
export const fileAudit =
  (path: string, now: () => number): WriteAudit =>
  entry =>
    appendFileSync(path, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`, {
      mode: OWNER_ONLY,
    });

/** Allows so many calls in a window of time. */
export class RateLimit {
  #times: readonly number[] = [];

  constructor(
    private readonly limit: { readonly calls: number; readonly windowMs: number },
    private readonly now: () => number,
  ) {}

  /** Counts a call; false, and not counted, beyond the limit. */
  take(): boolean {
    const time = this.now();
    this.#times = this.#times.filter(each => time - each < this.limit.windowMs);
    if (this.#times.length >= this.limit.calls) return false;
    this.#times = [...this.#times, time];
    return true;
  }
}
