import { JOB_POLL_MS } from '@radiolink/domain/tools';
import { type Observable, repeat } from 'rxjs';
import { type Ask, asked, overBadLink, whileAllowed } from '../../polling/index.ts';

/** The state of a tool each second while it may be polled. */
export function followTool<T>(read: Ask<T>, allowed: Observable<boolean>): Observable<T> {
  return whileAllowed(allowed, asked(read).pipe(repeat({ delay: JOB_POLL_MS }), overBadLink()));
}
