import type { Transfer } from '@radiolink/application/files/transfer';
import { from, map, Observable } from 'rxjs';
import type { ReportProgress } from './upload-transport.ts';

/** A transfer as a stream: subscribing starts it, unsubscribing cancels it. */
export function transferred<T>(
  carry: (signal: AbortSignal, report: ReportProgress) => Promise<T>,
): Observable<Transfer<T>> {
  return new Observable(subscriber => {
    const abort = new AbortController();
    const report: ReportProgress = progress => subscriber.next({ kind: 'progress', ...progress });
    const done = (result: T): Transfer<T> => ({ kind: 'done', result });
    const carrying = from(carry(abort.signal, report)).pipe(map(done)).subscribe(subscriber);
    return () => {
      carrying.unsubscribe();
      abort.abort();
    };
  });
}
