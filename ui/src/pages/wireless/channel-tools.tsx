import type { RadarPrescan, PrescanAction } from '@radiolink/application/wireless/prescan-watch';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { accessPoint, ltu } from '@radiolink/domain/settings';
import type { PrescanState } from '@radiolink/domain/tools';
import { useClockText } from '../../i18n/use-time-text.ts';
import { StateBadge } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { useSettingsScope } from '../../settings/index.ts';
import { ChannelPicker } from './channel-picker.tsx';
import { PrescanProgress } from './prescan/prescan-progress.tsx';
import styles from './prescan/prescan.module.css';
import { RegulationNote } from './regulation-note.tsx';
import { useWirelessFacts } from './wireless-facts.ts';

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
