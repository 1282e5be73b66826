import { TimelineModel } from '@radiolink/application/timeline/timeline.model';
import { useUnit } from 'effector-react';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';

/** Deletes what this browser recorded, after a question. The record of the device itself stays. */
export function DeleteRecord() {
  const t = useText();
  const deleted = useUnit(useModel(TimelineModel).deleted);
  const [asking, setAsking] = useState(false);
  const confirm = (): void => {
    setAsking(false);
    deleted();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        {t('Delete record')}
      </Button>
      {asking && (
        <Dialog
          title={t('Delete the record?')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('Cancel')}</Button>
              <Button look="primary" current onClick={confirm}>
                {t('Delete record')}
              </Button>
            </>
          }
        >
          <p>
            {t(
              'Deletes what this browser recorded of this device in the last 7 days. The device keeps its own record.',
            )}
          </p>
        </Dialog>
      )}
    </>
  );
}
