import type { CallHome, CrashReport, DeviceWarnings, Licence } from '@radiolink/domain/notices';
import type { Observable } from 'rxjs';
import type { Watched } from '../watching/watched.ts';
import { type Token, token } from '../wiring/token.ts';

/** Notices of the device. A part that the product does not have is undefined. */
export interface DeviceNotices {
  readonly warnings?: DeviceWarnings | undefined;
  readonly crashes?: readonly CrashReport[] | undefined;
  readonly callHome?: CallHome | undefined;
  readonly licence?: Licence | undefined;
}

/** Notices of the device. Watching polls: not while the page is hidden or heartbeats are held. */
export interface NoticesPort {
  watch(): Observable<Watched<DeviceNotices>>;
  /**
   * By the field of `DeviceWarnings`, which is also the notice's id. The watched notices are read again
   * immediately.
   */
  dismissWarning(warning: keyof DeviceWarnings): Promise<void>;
  /** One crash report, or all. */
  dismissCrashes(id?: string): Promise<void>;
  dismissCallHome(): Promise<void>;
  /** Text of a crash report. */
  crashText(id: string): Promise<string>;
  /** Code 1 for a wrong key. */
  activateLicence(key: string): Promise<void>;
}
export const NoticesPort: Token<NoticesPort> = token<NoticesPort>('notices/NoticesPort');
