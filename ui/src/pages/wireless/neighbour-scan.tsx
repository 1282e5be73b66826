import { WirelessModel } from '@radiolink/application/wireless';
import { failureText } from '@radiolink/domain/errors';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Banner, Button } from '../../components/index.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useSettingsScope } from '../../settings/index.ts';
import styles from './channel-picker.module.css';

const INTERFACE = 'radio.1.devname';
const USUAL_INTERFACE = 'ath0';

/** Listens for neighbours when it is asked to: the link is down meanwhile, which is said first. */
export function NeighbourScan() {
  const t = useText();
  const wireless = useModel(WirelessModel);
  const [{ scanning, failure, cells }, scan] = useUnit([wireless.$neighbours, wireless.scanRequested]);
  const radio = useSettingsScope(({ original }) => original.get(INTERFACE) ?? USUAL_INTERFACE);
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.scan}>
      <Button disabled={scanning} onClick={() => setAsking(true)}>
        {scanning ? t('Listening…') : t('Listen for neighbours')}
      </Button>
      <output className={styles.note}>
        {scanning
          ? t('The link is down until the radio has listened on every channel: 10 to 40 s.')
          : cells !== undefined && t('{count} neighbours heard', { count: cells.length })}
      </output>
      {failure !== undefined && (
        <Banner tone="bad">
          {t('The radio could not listen.')} {failureText(failure)}
        </Banner>
      )}
      {asking && (
        <Dialog
          title={t('Listen for neighbours')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('Cancel')}</Button>
              <Button
                look="primary"
                onClick={() => {
                  setAsking(false);
                  scan(radio);
                }}
              >
                {t('Take the link down and listen')}
              </Button>
            </>
          }
        >
          <p>
            {t(
              'The radio leaves its channel and listens on every other one. The link is down for 10 to 40 seconds, and with it this page when it is opened over the link.',
            )}
          </p>
        </Dialog>
      )}
    </div>
  );
}
