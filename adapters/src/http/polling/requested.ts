import { defer, finalize, from, type Observable } from 'rxjs';

/** One request to the device. Its signal is aborted when there is no subscriber left. */
export type Ask<T> = (signal: AbortSignal) => Promise<T>;

/** One question when subscribed to; unsubscribing cuts it. */
export function requested<T>(ask: Ask<T>): Observable<T> {
  return defer(() => {
    const abort = new AbortController();
    return from(ask(abort.signal)).pipe(finalize(() => abort.abort()));
  });
}
