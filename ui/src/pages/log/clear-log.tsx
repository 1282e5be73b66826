import { LogModel } from '@radiolink/application/log/log.model';
import { toolFailureMessage } from '@radiolink/domain/tools';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Banner, Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './log.module.css';

/** Clears the log of the device, after a question. */
export function ClearLog() {
  const t = useText();
  const entries = useUnitsOf(LogModel, '$entries');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        className={styles.tool}
        title={t('Clear log')}
        disabled={entries.length === 0}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        <span className={styles.toolName}>{t('Clear log')}</span>
      </Button>
      {asking && <ClearDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [{ isFetching, failure, message }, clear] = useUnitsOf(LogModel, '$clearing', 'clearRequested');
  const [requested, setRequested] = useState(false);
  const isCleared = requested && !isFetching && message === '';
  useEffect(() => {
    if (isCleared) onClose();
  }, [isCleared, onClose]);
  const confirm = (): void => {
    setRequested(true);
    clear();
  };
  const refused = requested && !isFetching && message !== '';
  return (
    <ConfirmDialog
      title={t('Clear the log?')}
      action={t('Clear log')}
      disabled={isFetching}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        {t('All lines are deleted from the device, for every user. Save them first if you still need them.')}
      </p>
      {refused && (
        <Banner tone="bad" urgent>
          {t('The log was not cleared.')} {t(failure === null ? message : toolFailureMessage(failure))}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
