import { createEffect, sample, type Store } from 'effector';
import type { SessionStore } from '../session/session-store.port.ts';
import type { AlertTime, AlertTimes } from './alert-times.ts';

/** Where the times of alerts outlive a reload of the page and another login. */
export type AlertMemory = Pick<SessionStore, 'get' | 'set'>;
/** Alerts of the status, and the device's own notices. */
type Remembered = 'alert_times' | 'notice_times';

const NONE: AlertTimes = new Map();

/** When the alerts began that this tab saw last on this device. */
export function rememberedTimes(memory: AlertMemory, key: Remembered): AlertTimes {
  const { macs = '', times } = parsed(memory.get(key));
  const known = memory.get('device_macs') ?? '';
  // The tab learns the device of its first login only after the first look.
  if (macs !== '' && macs !== known) return NONE;
  return Array.isArray(times) ? new Map(times.filter(isEntry)) : NONE;
}

/** Remembers the times whenever an alert begins or ends. */
export function rememberTimes(memory: AlertMemory, key: Remembered, $times: Store<AlertTimes | null>): void {
  const saveFx = createEffect((times: AlertTimes | null) => {
    if (times === null) return;
    const macs = memory.get('device_macs') ?? '';
    memory.set({ [key]: JSON.stringify({ macs, times: [...times] }) });
  });
  sample({ clock: $times.updates, target: saveFx });
}

/** What is stored may be of another version of the page: anything of another form is nothing. */
function parsed(text: string | undefined): { readonly macs?: unknown; readonly times?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isEntry(entry: unknown): entry is readonly [string, AlertTime] {
  const [id, time] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  if (typeof id !== 'string' || typeof time !== 'object' || time === null) return false;
  return typeof (time as AlertTime).since === 'number' && typeof (time as AlertTime).fromStart === 'boolean';
}
