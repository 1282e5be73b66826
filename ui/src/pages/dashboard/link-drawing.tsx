import { DashboardModel } from '@radiolink/application/status';
import type { LinkView } from '@radiolink/application/status';
import { useUnit } from 'effector-react';
import { classNames, StateShape } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { CopyReport } from './copy-report.tsx';
import { EndCard } from './end-card.tsx';
import styles from './link-drawing.module.css';
import { LinkMiddle } from './link-middle.tsx';

/** The link as what it is: two ends and what lies between, and under them why it falls short. */
export function LinkDrawing() {
  const link = useUnit(useModel(DashboardModel).$link);
  if (link === null) return null;
  return (
    <div className={styles.drawing}>
      <EndCard end={link.ends.local} />
      <LinkMiddle link={link} />
      {link.ends.remote === undefined ? (
        <NoRemote legacy={link.ends.technology === 'airos-6'} />
      ) : (
        <EndCard end={link.ends.remote} />
      )}
      <Why link={link} />
    </div>
  );
}

/** How many reasons are told at once. */
const REASONS = 2;

function Why({ link }: { readonly link: LinkView }) {
  const t = useText();
  const { reasons, headline } = link.verdict;
  return (
    <div className={styles.why}>
      {reasons.length === 0 ? (
        <p className={styles.plain}>{t(headline)}</p>
      ) : (
        <ul className={styles.reasons}>
          {reasons.slice(0, REASONS).map(({ kind, side, severity, message }) => (
            <li
              key={`${kind}-${side}-${message.key}`}
              className={classNames(styles.reason, styles[severity])}
            >
              <StateShape tone={severity === 'danger' ? 'bad' : 'warn'} size={11} />
              <span className={styles.text}>{t(message)}</span>
            </li>
          ))}
        </ul>
      )}
      <CopyReport />
    </div>
  );
}

function NoRemote({ legacy }: { readonly legacy: boolean }) {
  const t = useText();
  return (
    <div className={styles.empty}>
      <p>{legacy ? t('This device does not report the remote end.') : t('No remote device connected.')}</p>
      {!legacy && <p>{t('It appears here once it connects.')}</p>}
    </div>
  );
}
