import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { failureText } from '@radiolink/domain/errors';
import { isAutoWidth, standardCentres, type ChannelRow } from '@radiolink/domain/radio';
import { chosenChannel, settingById, settingEdit, settingKey } from '@radiolink/domain/settings';
import { prescanCandidates } from '@radiolink/domain/tools';
import { useState } from 'react';
import { Banner, Button, Dialog } from '../../components/index.ts';
import { CheckField } from '../../components/check-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useReadOnly, useChanged, useSettingsScope } from '../../settings/index.ts';
import styles from './channel-picker.module.css';
import { ChannelStrip } from './channel-strip.tsx';
import { ChannelTable } from './channel-table.tsx';
import { PrescanStart } from './prescan/prescan-start.tsx';

const INTERFACE = 'radio.1.devname';
const USUAL_INTERFACE = 'ath0';

/** Scans for neighbours on request. The link is down during the scan, which the page shows first. */
function NeighbourScan() {
  const t = useText();
  const [{ scanning, failure, cells }, scan] = useUnitsOf(WirelessModel, '$neighbours', 'scanRequested');
  const radio = useSettingsScope(({ original }) => original.get(INTERFACE) ?? USUAL_INTERFACE);
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.scan}>
      <Button disabled={scanning} onClick={() => setAsking(true)}>
        {scanning ? t('Scanning…') : t('Scan for neighbors')}
      </Button>
      <output className="muted">
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

const CONTROL = settingById('radio.frequency');
const CENTER = settingById('radio.centerFrequency');
const WIDTH = settingKey(settingById('radio.channelWidth'));

/** Every channel of the selected width with its advantages and disadvantages. */
export function ChannelPicker({ channels }: { readonly channels: readonly ChannelRow[] }) {
  const t = useText();
  const changed = useChanged();
  const readOnly = useReadOnly();
  const { width, chosen } = useSettingsScope(({ context: { values } }) => ({
    width: Number(values.get(WIDTH) ?? ''),
    chosen: chosenChannel(values, channels),
  }));
  const { cells } = useUnitsOf(WirelessModel, '$neighbours');
  const [everyStep, setEveryStep] = useState(false);
  const [withoutRadar, setWithoutRadar] = useState(false);
  const [open, setOpen] = useState(false);
  if (isAutoWidth(width)) {
    return <p className="muted">{t('Select a channel width to list its channels.')}</p>;
  }
  const standard = new Set(standardCentres(width));
  const rows = channels.filter(
    row =>
      row.bw === width &&
      (row === chosen ||
        ((everyStep || standard.size === 0 || standard.has(row.center)) && !(withoutRadar && row.dfs))),
  );
  const choose = (row: ChannelRow): void => {
    changed(
      ({ context: { values } }) =>
        new Map([
          ...settingEdit(CONTROL, String(row.control), values),
          ...settingEdit(CENTER, String(row.center), values),
        ]),
    );
  };
  const choosing = readOnly ? {} : { onChoose: choose };
  return (
    <>
      <ChannelStrip rows={rows} chosen={chosen} cells={cells} {...choosing} />
      <details className={styles.picker} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{t('Compare {width} MHz channels', { width })}</summary>
        {open && (
          <>
            <div className={styles.tools}>
              <CheckField
                label={t('All 5 MHz steps')}
                checked={everyStep}
                onChange={event => setEveryStep(event.target.checked)}
              />
              <CheckField
                label={t('Non-DFS channels only')}
                checked={withoutRadar}
                onChange={event => setWithoutRadar(event.target.checked)}
              />
            </div>
            <ChannelTable rows={rows} chosen={chosen} cells={cells} {...choosing} />
            {!readOnly && (
              <div className={styles.listen}>
                <NeighbourScan />
                <PrescanStart candidates={prescanCandidates(channels, width)} />
              </div>
            )}
          </>
        )}
      </details>
    </>
  );
}
