import type { Lead } from '@radiolink/application/status/primary-issue';
import { durationFigures, figureText } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';
import { useText } from '../i18n/use-text.ts';
import { useClockText } from '../i18n/use-time-text.ts';

/** Age of the shown data: `12 s old`. */
export function AgeNote({ seconds }: { readonly seconds: number }) {
  const t = useText();
  const { i18n } = useTranslation();
  return <span>{t('{age} old', { age: figureText(durationFigures(seconds, i18n.language)) })}</span>;
}

/** When a fact began: `since 14:05`. One that stood at the first look may be older, and says so. */
export function SinceNote({ of: { since, fromStart } }: { readonly of: Pick<Lead, 'since' | 'fromStart'> }) {
  const t = useText();
  const clock = useClockText();
  const time = clock(since);
  return <>{fromStart ? t('since {time} or earlier', { time }) : t('since {time}', { time })}</>;
}

/** Seconds between two announcements of a time that goes on. */
const SPOKEN_EVERY = 30;

/** A growing time as a screen reader speaks it: only every 30 s, and not at its start. */
export const spokenSeconds = (seconds: number): number =>
  Math.max(0, Math.floor(seconds / SPOKEN_EVERY) * SPOKEN_EVERY);
