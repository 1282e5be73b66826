import type { SessionEndReason } from '@radiolink/application/session/session.port';

/** Notifies subscribers that the session ended. Plain callbacks, so that login needs no stream library. */
export class SessionEndSignal {
  readonly #listeners = new Set<(reason: SessionEndReason) => void>();

  tell(reason: SessionEndReason): void {
    for (const listener of this.#listeners) listener(reason);
  }

  /** Returns what stops the listening. */
  listen(listener: (reason: SessionEndReason) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
