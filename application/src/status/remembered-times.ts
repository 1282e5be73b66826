import type { SessionStore } from '../session/session-store.port.ts';
import type { AlertTime, AlertTimes } from './alert-times.ts';

/**
 * When the alerts began that this tab saw last, over a reload of the page and another login. What is stored may be of
 * another version of the page: anything of another form is nothing.
 */
export function rememberedTimes(sessionStore: Pick<SessionStore, 'get'>): AlertTimes {
  try {
    const stored = JSON.parse(sessionStore.get('alert_times') ?? '') as readonly (readonly [
      string,
      AlertTime,
    ])[];
    return new Map(stored.filter(([, { since }]) => since > 0));
  } catch {
    return new Map();
  }
}
