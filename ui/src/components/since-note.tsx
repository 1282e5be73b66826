import type { Lead } from '@radiolink/application/status/primary-issue';
import { useText } from '../i18n/use-text.ts';
import { useClockText } from '../i18n/use-time-text.ts';

/** When a fact began: `since 14:05`. One that stood at the first look may be older, and says so. */
export function SinceNote({ of: { since, fromStart } }: { readonly of: Pick<Lead, 'since' | 'fromStart'> }) {
  const t = useText();
  const clock = useClockText();
  const time = clock(since);
  return <>{fromStart ? t('since {time} or earlier', { time }) : t('since {time}', { time })}</>;
}
