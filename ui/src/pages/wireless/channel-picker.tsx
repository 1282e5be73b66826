import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { type ChannelRow, isAutoWidth, standardCentres } from '@radiolink/domain/radio';
import { prescanCandidates } from '@radiolink/domain/tools';
import { chosenChannel, settingById, settingEdit, settingKey } from '@radiolink/domain/settings';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { CheckField } from '../../components/check-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useReadOnly, useSettings, useSettingsScope } from '../../settings/settings-scope.tsx';
import styles from './channel-picker.module.css';
import { ChannelStrip } from './channel-strip.tsx';
import { ChannelTable } from './channel-table.tsx';
import { NeighbourScan } from './neighbour-scan.tsx';
import { PrescanStart } from './prescan/prescan-start.tsx';

const CONTROL = settingById('radio.frequency');
const CENTER = settingById('radio.centerFrequency');
const WIDTH = settingKey(settingById('radio.channelWidth'));

/** Every channel of the selected width with its advantages and disadvantages. */
export function ChannelPicker({ channels }: { readonly channels: readonly ChannelRow[] }) {
  const t = useText();
  const changed = useUnit(useSettings().changed);
  const readOnly = useReadOnly();
  const { width, chosen } = useSettingsScope(({ context: { values } }) => ({
    width: Number(values.get(WIDTH) ?? ''),
    chosen: chosenChannel(values, channels),
  }));
  const { cells } = useUnit(useModel(WirelessModel).$neighbours);
  const [everyStep, setEveryStep] = useState(false);
  const [withoutRadar, setWithoutRadar] = useState(false);
  const [open, setOpen] = useState(false);
  if (isAutoWidth(width)) {
    return <p className={styles.note}>{t('Select a channel width to list its channels.')}</p>;
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
