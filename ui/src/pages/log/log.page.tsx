import { LogModel } from '@radiolink/application/log/log.model';
import { toolFailureMessage } from '@radiolink/domain/tools';
import { Banner, Button, Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { LogLines } from './log-lines.tsx';
import { LogToolbar } from './log-toolbar.tsx';
import styles from './log.module.css';

/** The system log of the device, live. §1.tools. */
export function LogPage() {
  const t = useText();
  const [failure, state] = useUnitsOf(LogModel, '$failure', '$state');
  useWhileShown(...useUnitsOf(LogModel, 'shown', 'left'));
  const isThere = state === 'on' || state === 'waiting';
  return (
    <div className={styles.page}>
      <h1 className="title">{t('Log')}</h1>
      {isThere && <LogToolbar />}
      {failure !== null && <Banner tone="warn">{t(toolFailureMessage(failure))}</Banner>}
      <LogBody />
    </div>
  );
}

function LogBody() {
  const t = useText();
  const [state, failure, entries, shown, filtered] = useUnitsOf(
    LogModel,
    '$state',
    '$failure',
    '$entries',
    '$shown',
    'filtered',
  );
  if (state === 'missing') {
    return (
      <p className={styles.empty}>{t('This device does not provide its log through the web interface.')}</p>
    );
  }
  if (state === 'off') return <p className={styles.empty}>{t('Logging is turned off on this device.')}</p>;
  if (state === 'waiting') return failure === null ? <Skeleton height="360px" /> : null;
  if (entries.length === 0) return <p className={styles.empty}>{t('The log is empty.')}</p>;
  if (shown.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('No line matches the filters.')}</p>
        <Button onClick={() => filtered({ search: '', process: null, severity: null })}>
          {t('Clear filters')}
        </Button>
      </div>
    );
  }
  return <LogLines entries={shown} />;
}
