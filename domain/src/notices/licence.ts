import { message } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { Notice } from './notice.ts';

/** A licence that the device needs or has. */
export interface Licence {
  readonly licensed: boolean;
  readonly activated: boolean;
  /** Seconds since the epoch; undefined for one that does not end (the wire's 0). */
  readonly expiresAtSeconds?: number | undefined;
}

/** Days before its expiry from which a licence is mentioned. Project default. */
export const LICENCE_WARNING_DAYS = 30;

const SECONDS_PER_DAY = 86_400;

/**
 * Message about a licence: not activated, expired, or about to expire. `now` in seconds since the epoch. Nothing is said
 * of an invalid time.
 */
export function licenceNotices(
  { licensed, activated, expiresAtSeconds }: Licence,
  now: number,
): readonly Notice[] {
  if (!licensed) return [];
  const notice = (severity: Notice['severity'], text: Notice['message']): readonly Notice[] => [
    { id: 'licence', severity, message: text, dismissible: false },
  ];
  if (!activated) return notice('warning', message('The license of this device is not activated.'));
  if (!isWithin(expiresAtSeconds, PHYSICAL.amount) || !isWithin(now, PHYSICAL.amount)) return [];
  const days = Math.ceil((expiresAtSeconds - now) / SECONDS_PER_DAY);
  if (days <= 0) return notice('danger', message('The license of this device has expired.'));
  if (days > LICENCE_WARNING_DAYS) return [];
  return notice('warning', message('The license of this device expires in {count} days.', { count: days }));
}
