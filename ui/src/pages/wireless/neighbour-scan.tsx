import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { failureText } from '@radiolink/domain/errors';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useSettingsScope } from '../../settings/settings-scope.tsx';
import styles from './channel-picker.module.css';

const INTERFACE = 'radio.1.devname';
const USUAL_INTERFACE = 'ath0';

/** Scans for neighbours on request. The link is down during the scan, which the page shows first. */
export function NeighbourScan() {
  const t = useText();
  const wireless = useModel(WirelessModel);
  const [{ scanning, failure, cells }, scan] = useUnit([wireless.$neighbours, wireless.scanRequested]);
  const radio = useSettingsScope(({ original }) => original.get(INTERFACE) ?? USUAL_INTERFACE);
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.scan}>
      <Button disabled={scanning} onClick={() => setAsking(true)}>
        {scanning ? t('Scanning…') : t('Scan for neighbors')}
      </Button>
      <output className={styles.note}>
        {scanning
          ? t('Scanning all channels. The link is down for 10 to 40 s.')
          : cells !== undefined && t('{count} neighbors found', { count: cells.length })}
      </output>
      {failure !== undefined && (
        <Banner tone="bad">
          {t('The scan failed.')} {failureText(failure)}
        </Banner>
      )}
      {asking && (
        <Dialog
          title={t('Scan for neighbors')}
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
                {t('Take the link down and scan')}
              </Button>
            </>
          }
        >
          <p>
            {t(
              'The radio leaves its channel and scans all others. The link is down for 10 to 40 seconds. If you manage the device over the link, this page is unreachable during that time.',
            )}
          </p>
        </Dialog>
      )}
    </div>
  );
}
