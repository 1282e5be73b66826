import { networkFailure } from './network-failure.ts';

export interface Deadline {
  /** Cancels the call from outside. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/**
 * Runs a call that is aborted at its timeout or when the caller cancels. The call's own signal is aborted
 * then. The failure is immediate, even if `fetch` ignores signals. @throws RequestFailure with the network
 * reasons `time-out` and `cancelled`
 */
export async function withinDeadline<T>(
  { signal, timeoutMs }: Deadline,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted === true) throw networkFailure('cancelled');
  const cut = new AbortController();
  let release = (): void => undefined;
  const interrupted = new Promise<never>((_resolve, reject) => {
    const stop = (reason: 'time-out' | 'cancelled') => {
      reject(networkFailure(reason));
      cut.abort();
    };
    const timer = setTimeout(() => stop('time-out'), timeoutMs);
    const cancel = () => stop('cancelled');
    signal?.addEventListener('abort', cancel, { once: true });
    release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
  });
  try {
    return await Promise.race([run(cut.signal), interrupted]);
  } finally {
    release();
  }
}
