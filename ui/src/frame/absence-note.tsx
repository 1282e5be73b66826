import type { Absence } from '@radiolink/application/outage/expected-outage';
import { useClockText } from '../i18n/use-time-text.ts';
import { StateBadge } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { ABSENCE_WORDS } from './absence-words.ts';
import styles from './frame.module.css';

/** That the device is away by a request of this page, in place of its link and of the connection. */
export function AbsenceNote({ of: { kind, until } }: { readonly of: Absence }) {
  const t = useText();
  const clock = useClockText();
  return (
    <div className={styles.connection}>
      <StateBadge tone="busy">{t(ABSENCE_WORDS[kind], { time: clock(until) })}</StateBadge>
    </div>
  );
}
