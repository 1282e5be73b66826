import { message, type Problem } from '../../errors/message.ts';

/** More characters than any zone needs; a longer value is refused unread. */
const MAX_LENGTH = 128;
// Bounded: two names of any length side by side would be tried at every place between them.
const NAME = '(?:[A-Za-z]{3,10}|<[A-Za-z0-9+-]{3,10}>)';
const CLOCK = String.raw`[+-]?\d{1,3}(?::\d{1,2}){0,2}`;
const DAY = String.raw`(?:M\d{1,2}\.\d\.\d|J?\d{1,3})(?:/${CLOCK})?`;
const TIME_ZONE = new RegExp(`^${NAME}(?:${CLOCK})?(?:${NAME}(?:${CLOCK})?(?:,${DAY},${DAY})?)?$`);

/** A time zone in POSIX form: `GMT+12`, `EET-2EEST,M3.5.0/3,M10.5.0/4`. */
export function checkTimeZone(value: string): Problem | undefined {
  if (value.length <= MAX_LENGTH && TIME_ZONE.test(value)) return undefined;
  return message('Enter a time zone in POSIX form such as {example}.', { example: 'GMT+12' });
}

const IANA_NAME = /^[A-Z][A-Za-z0-9_+-]{0,31}(?:\/[A-Za-z0-9_+-]{1,32}){0,2}$/;

/** A time zone by its IANA name: `Etc/UTC`, `America/Argentina/Buenos_Aires`. */
export function checkZoneName(value: string): Problem | undefined {
  if (IANA_NAME.test(value)) return undefined;
  return message('Enter the name of a time zone such as {example}.', { example: 'Europe/Athens' });
}
