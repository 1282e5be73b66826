import { useClockText } from '../../i18n/use-time-text.ts';

/** A time of the day, as the clock of the browser shows it. */
export function ClockTime({ at }: { readonly at: number }) {
  return <time>{useClockText()(at)}</time>;
}
