import { DashboardModel } from '@radiolink/application/status';
import { useUnit } from 'effector-react';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { EndCard } from './end-card.tsx';
import styles from './link-drawing.module.css';
import { LinkMiddle } from './link-middle.tsx';
import { VerdictLine } from './verdict-line.tsx';

/** The link as what it is: two ends and what lies between, and over them the fact that leads. */
export function LinkDrawing() {
  const link = useUnit(useModel(DashboardModel).$link);
  if (link === null) return null;
  return (
    <div className={styles.drawing}>
      <VerdictLine verdict={link.verdict} />
      <EndCard end={link.ends.local} />
      <LinkMiddle link={link} />
      {link.ends.remote === undefined ? (
        <NoRemote legacy={link.ends.technology === 'airos-6'} />
      ) : (
        <EndCard end={link.ends.remote} />
      )}
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
