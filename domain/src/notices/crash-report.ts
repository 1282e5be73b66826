import { message } from '../errors/message.ts';
import type { Notice } from './notice.ts';

/** A crash that the device remembers. */
export interface CrashReport {
  readonly id: string;
  /** Device local time. */
  readonly time?: string | undefined;
  /** The crashed component, e.g. `kernel`. */
  readonly reason?: string | undefined;
  readonly sizeBytes?: number | undefined;
}

/** One notice for all crashes, the latest named; nothing without any. */
export function crashNotices(crashes: readonly CrashReport[]): readonly Notice[] {
  const latest = crashes.reduce(later, crashes[0]);
  if (latest === undefined) return [];
  const values = { count: crashes.length, time: latest.time ?? '—', reason: latest.reason ?? '—' };
  return [
    {
      id: 'crashes',
      severity: 'warning',
      message: message('The device crashed, last at {time} ({reason}). Crash reports: {count}.', values),
      dismissible: true,
    },
  ];
}

/** Device times are written so that the later one is also the greater text; a report without one is the earliest. */
function later(known: CrashReport | undefined, next: CrashReport): CrashReport {
  return known === undefined || (next.time ?? '') > (known.time ?? '') ? next : known;
}
