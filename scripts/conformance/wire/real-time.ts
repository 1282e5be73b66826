import { setTimeout as pause } from 'node:timers/promises';
import type { Time } from './back-end.ts';

export const realTime: Time = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => pause(milliseconds, undefined, signal && { signal }).catch(() => undefined),
};
