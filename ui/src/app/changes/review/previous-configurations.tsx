import { SnapshotsModel } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { Snapshot } from '@radiolink/application/configuration/snapshots/snapshots.port';
import { settingNameMessage } from '@radiolink/domain/settings';
import { useState } from 'react';
import { Banner, Button, Dialog, ForeignText } from '../../../components/index.ts';
import { useDayTime } from '../../../i18n/use-time-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import styles from './review.module.css';
import layout from '../../../theme/layout.module.css';

/** The last five configurations that were replaced; one click makes one of them pending again. */
export function PreviousConfigurations({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [pending, values] = useUnitsOf(EditingModel, '$pendingCount', '$values');
  const [asking, setAsking] = useState<Snapshot>();
  const [list, restore, restored] = useUnitsOf(SnapshotsModel, '$snapshots', 'restored', '$restored');
  const dayTime = useDayTime();
  return (
    <Dialog
      title={t('Previous configurations')}
      onClose={onClose}
      sheet
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <div className={layout.sections}>
        {asking !== undefined && (
          <Banner
            tone="warn"
            urgent
            action={
              <>
                <Button
                  onClick={() => {
                    restore(asking);
                    setAsking(undefined);
                  }}
                >
                  {t('Replace them')}
                </Button>
                <Button onClick={() => setAsking(undefined)}>{t('Cancel')}</Button>
              </>
            }
          >
            {t('This replaces {count} pending changes.', { count: pending })}
          </Banner>
        )}
        {restored !== null && (
          <Banner tone="idle">
            {t('Restored as pending changes. Secrets keep the values on the device.')}
            {restored.enterAgain.length > 0 &&
              ` ${t('Re-enter: {settings}', {
                settings: restored.enterAgain.map(
                  key => settingNameMessage(key, other => values.get(other)) ?? key,
                ),
              })}`}
          </Banner>
        )}
        {list.length === 0 && (
          <p>
            {t(
              'No previous configurations. Each time changes are applied, the replaced configuration is stored here without secrets; the last five are kept.',
            )}
          </p>
        )}
        <ul className={styles.cuts}>
          {list.map(one => (
            <li key={one.id} className={styles.dispute}>
              <strong>{dayTime(one.at)}</strong>
              <ForeignText>{one.user}</ForeignText>
              <span>
                {t('before changing {settings}', {
                  settings: one.changed,
                })}
              </span>
              <Button onClick={() => (pending > 0 ? setAsking(one) : restore(one))}>{t('Restore')}</Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
