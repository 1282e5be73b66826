import type { RadarPrescan, PrescanAction } from '@radiolink/application/wireless/prescan-watch';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { failureText } from '@radiolink/domain/errors';
import { isAutoWidth, standardCentres, type ChannelRow } from '@radiolink/domain/radio';
import {
  accessPoint,
  ltu,
  chosenChannel,
  settingById,
  settingEdit,
  settingKey,
} from '@radiolink/domain/settings';
import { type PrescanState, prescanCandidates } from '@radiolink/domain/tools';
import { useState } from 'react';
import { CheckField } from '../../components/check-field.tsx';
import { StateBadge, Banner, Button, Dialog } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { useSettingsScope, useReadOnly, useChanged } from '../../settings/index.ts';
import channelPickerStyles from './channel-picker.module.css';
import { ChannelStrip } from './channel-strip.tsx';
import { ChannelTable } from './channel-table.tsx';
import { PrescanProgress } from './prescan/prescan-progress.tsx';
import { PrescanStart } from './prescan/prescan-start.tsx';
import styles from './prescan/prescan.module.css';
import { RegulationNote } from './regulation-note.tsx';
import { useWirelessFacts } from './wireless-facts.ts';
import typography from '../../theme/typography.module.css';

/** The channel picker of an access point, and its listening for radar; a station takes the channel of its access point. */
export function ChannelTools() {
  const isChosenHere = useSettingsScope(({ context }) => accessPoint(context, []) && !ltu(context, []));
  const { channels = [], device } = useWirelessFacts();
  // On a device with two radios it stands with the first of them.
  const note = device.backup === undefined && <RegulationNote />;
  if (channels.length === 0 || !isChosenHere) return note;
  return (
    <>
      {note}
      <ChannelPicker channels={channels} />
      <Prescan />
    </>
  );
}

/** DFS prescan where the device has it: what runs, or what the last one brought. Nothing on any other device. */
function Prescan() {
  const { radar, action } = usePrescan();
  if (radar === null) return null;
  return radar.prescan.status === 'in-progress' ? (
    <PrescanProgress radar={radar} action={action} />
  ) : (
    <PrescanResult radar={radar} />
  );
}

/** Result of the last DFS prescan, and its time if known. */
function PrescanResult({ radar }: { readonly radar: RadarPrescan }) {
  const t = useText();
  const clock = useClockText();
  const { prescan, endedAt } = radar;
  const count = (wanted: PrescanState) => prescan.channels.filter(({ state }) => state === wanted).length;
  const clear = count('clear');
  const received = count('radar');
  return (
    <output className={styles.result}>
      {prescan.status === 'failed' && <StateBadge tone="bad">{t('DFS prescan failed')}</StateBadge>}
      {clear + received > 0 && (
        <>
          <span>
            {endedAt === undefined
              ? t('Earlier DFS prescan, time not reported')
              : t('DFS prescan finished {time}', { time: clock(endedAt) })}
          </span>
          <StateBadge tone="good">{t('{count} channels clear', { count: clear })}</StateBadge>
          {received > 0 && (
            <StateBadge tone="bad">{t('{count} channels with radar', { count: received })}</StateBadge>
          )}
        </>
      )}
    </output>
  );
}

/** Watches the listening for radar as long as its place is shown. */
function usePrescan(): { readonly radar: RadarPrescan | null; readonly action: PrescanAction } {
  const [radar, action] = useUnitsOf(WirelessModel, '$prescan', '$prescanAction');
  useWhileShown(...useUnitsOf(WirelessModel, 'prescanOpened', 'prescanClosed'));
  return { radar, action };
}

const INTERFACE = 'radio.1.devname';
const USUAL_INTERFACE = 'ath0';

/** Scans for neighbours on request. The link is down during the scan, which the page shows first. */
function NeighbourScan() {
  const t = useText();
  const [{ scanning, failure, cells }, scan] = useUnitsOf(WirelessModel, '$neighbours', 'scanRequested');
  const radio = useSettingsScope(({ original }) => original.get(INTERFACE) ?? USUAL_INTERFACE);
  const [asking, setAsking] = useState(false);
  return (
    <div className={channelPickerStyles.scan}>
      <Button disabled={scanning} onClick={() => setAsking(true)}>
        {scanning ? t('Scanning…') : t('Scan for neighbors')}
      </Button>
      <output className={typography.muted}>
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
function ChannelPicker({ channels }: { readonly channels: readonly ChannelRow[] }) {
  const t = useText();
  const changed = useChanged();
  const readOnly = useReadOnly();
  const { width, place } = useSettingsScope(({ context: { values } }) => {
    const row = chosenChannel(values, channels);
    return { width: Number(values.get(WIDTH) ?? ''), place: row === undefined ? -1 : channels.indexOf(row) };
  });
  // By its place: of another country's list, an equal row is another one.
  const chosen = channels[place];
  const { cells } = useUnitsOf(WirelessModel, '$neighbours');
  const [everyStep, setEveryStep] = useState(false);
  const [withoutRadar, setWithoutRadar] = useState(false);
  const [open, setOpen] = useState(false);
  if (isAutoWidth(width)) {
    return <p className={typography.muted}>{t('Select a channel width to list its channels.')}</p>;
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
      <details className={channelPickerStyles.picker} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={channelPickerStyles.summary}>
          {t('Compare {width} MHz channels', { width })}
        </summary>
        {open && (
          <>
            <div className={channelPickerStyles.tools}>
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
              <div className={channelPickerStyles.listen}>
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
