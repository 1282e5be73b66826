import { SessionModel } from '@radiolink/application/session/session.model';
import { useText } from '../../../i18n/use-text.ts';
import styles from './link.module.css';
import { SPEED_TEST, speedTestHash } from '../../../components/catalogue/speed-test-address.ts';
import { useUnitsOf } from '../../../models/models.ts';

/** The way to the alignment: one tap from the figures that lead there, whether the link is up or not. */
export function AlignmentLink() {
  const t = useText();
  return (
    <a className={styles.tool} href="#/alignment">
      {t('Alignment')}
    </a>
  );
}

/** The way to a speed test, to one device or to one that is chosen there; nothing for those who may run none. */
export function SpeedTestLink({ to }: { readonly to: { readonly ip: string | undefined } | 'any' }) {
  const t = useText();
  const { readOnly } = useUnitsOf(SessionModel, '$user');
  const hash = to === 'any' ? SPEED_TEST : speedTestHash(to.ip);
  if (readOnly || hash === undefined) return null;
  return (
    <a className={styles.tool} href={hash}>
      {t('Speed test')}
    </a>
  );
}
