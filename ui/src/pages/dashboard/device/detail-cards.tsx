import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { atpcMessage } from '@radiolink/domain/link';
import { wirelessModeMessage, type WirelessStatus, cloudSummaryMessage } from '@radiolink/domain/status';
import styles from '../dashboard.module.css';
import { DeviceCard } from './device-card.tsx';
import { Card, Figure, ForeignText, Reading, Readings, StateBadge } from '../../../components/index.ts';
import { useMedia, WIDE } from '../../../components/use-media.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import type { Part } from '../../../models/part.ts';

/** Services, filters, satellites and cloud in one place. */
function ServicesCard() {
  const t = useText();
  const figures = useFigures();
  const management = useUnitsOf(DashboardModel, '$management');
  if (management === null) return null;
  const { services, firewall, gps, cloud } = management;
  const filters = [firewall.iptables, firewall.ebtables, firewall.ip6tables, firewall.eb6tables];
  // The versioned API reports few of them.
  const switches = [
    [t('DHCP client'), services.dhcpClient],
    [t('DHCP server'), services.dhcpServer],
    [t('PPPoE'), services.pppoe],
    [t('Port forwarding'), services.portForwarding],
    [t('Firewall'), filters.every(filter => filter === undefined) ? undefined : filters.includes(true)],
  ] as const;
  const isEmpty =
    cloud.status === undefined && gps === undefined && switches.every(([, on]) => on === undefined);
  if (isEmpty) return null;
  return (
    <Card title={t('Services')}>
      <Readings>
        {switches.map(
          ([label, on]) =>
            on !== undefined && (
              <Reading key={label} label={label}>
                <Switch on={on} />
              </Reading>
            ),
        )}
        {cloud.status !== undefined && (
          <Reading label={t('Cloud management')}>{t(cloudSummaryMessage(cloud.status))}</Reading>
        )}
        {gps?.fix !== undefined && (
          <Reading label={t('GPS fix')}>
            <Switch on={gps.fix} words={[t('Yes'), t('No')]} />
          </Reading>
        )}
        {gps?.satellites !== undefined && (
          <Reading label={t('Satellites')}>
            <Figure of={figures.count(gps.satellites)} />
          </Reading>
        )}
        {gps?.altitudeMetres !== undefined && (
          <Reading label={t('Altitude')}>
            <Figure of={figures.altitude(gps.altitudeMetres)} />
          </Reading>
        )}
      </Readings>
    </Card>
  );
}

function Switch({ on, words }: { readonly on: boolean; readonly words?: readonly [string, string] }) {
  const t = useText();
  const [yes, no] = words ?? [t('On'), t('Off')];
  return (
    <StateBadge tone={on ? 'good' : 'idle'} quiet>
      {on ? yes : no}
    </StateBadge>
  );
}

/** Radio settings in effect, and the radio's state. */
function RadioCard() {
  const t = useText();
  const figures = useFigures();
  const [radio, bands] = useUnitsOf(DashboardModel, '$radio', '$bands');
  if (radio === null) return null;
  // Of two radios the status has power, noise and channel of the 5 GHz one here; the main one stands in "Both radios".
  const isBackup = (bands?.length ?? 0) > 1;
  const main = isBackup ? undefined : radio.radio60;
  const { polling } = radio;
  const mode = radio.mode === undefined ? undefined : wirelessModeMessage(radio.mode);
  const name = (text: string | undefined) =>
    text === undefined || text === '' ? <Figure of={undefined} /> : <ForeignText>{text}</ForeignText>;
  return (
    <Card title={isBackup ? t('5 GHz backup radio') : t('Radio')}>
      <Readings>
        <Reading label={t('SSID')}>{name(radio.essid)}</Reading>
        <Reading label={t('Mode')}>{mode === undefined ? name(radio.mode) : t(mode)}</Reading>
        <Reading label={t('Frequency')}>
          <Figure of={figures.frequency(radio.frequencyMhz ?? main?.frequencyMhz)} />
        </Reading>
        {radio.receiveFrequencyMhz !== undefined && radio.receiveFrequencyMhz !== radio.frequencyMhz && (
          <Reading label={t('Receive frequency')}>
            <Figure of={figures.frequency(radio.receiveFrequencyMhz)} />
          </Reading>
        )}
        <Reading label={t('Center frequency')}>
          <Figure of={figures.frequency(radio.centerFrequencyMhz)} />
        </Reading>
        <Reading label={t('Channel width')}>
          <Figure of={figures.frequency(radio.channelWidthMhz ?? main?.channelWidthMhz)} />
        </Reading>
        <Reading label={t('Security')}>{name(radio.security)}</Reading>
        <Reading label={t('Transmit power')}>
          <Figure of={figures.dbm(radio.txPowerDbm)} />
        </Reading>
        {radio.eirpDbm !== undefined && (
          <Reading label={t('EIRP')}>
            <Figure of={figures.dbm(radio.eirpDbm)} />
          </Reading>
        )}
        {polling.atpcStatus !== undefined && (
          <Reading label={t('Automatic power control')}>{t(atpcMessage(polling.atpcStatus))}</Reading>
        )}
        <Reading label={t('Noise floor')}>
          <Figure of={figures.dbm(radio.noiseFloorDbm)} />
        </Reading>
        <LegacyQuality radio={radio} />
        <Reading label={t('Airtime')}>
          <Figure of={figures.percent(radio.airtime5Percent, 1)} />
        </Reading>
      </Readings>
    </Card>
  );
}

type Radio = Pick<WirelessStatus, 'legacy' | 'polling'>;

/** Link quality of airOS 6, which has no link score. Other generations report neither. */
function LegacyQuality({ radio: { legacy, polling } }: { readonly radio: Radio }) {
  const t = useText();
  const figures = useFigures();
  if (legacy === undefined) return null;
  return (
    <>
      <Reading label={t('Connection quality (CCQ)')}>
        <Figure of={figures.percent(legacy.ccqPercent, 1)} />
      </Reading>
      <Reading label={t('airMAX quality')}>
        <Figure of={figures.percent(polling.airmaxQualityPercent)} />
      </Reading>
    </>
  );
}

/** Device, radio and services; the device not where its facts stand under its stations already. */
export function DetailCards() {
  const kind = useUnitsOf(DashboardModel, '$kind');
  const isWide = useMedia(WIDE);
  const hasFacts = isWide && kind === 'access-point';
  const place = hasFacts ? styles.half : styles.third;
  return (
    <>
      {!hasFacts && (
        <div className={place}>
          <DeviceCard />
        </div>
      )}
      <div className={place}>
        <RadioCard />
      </div>
      <div className={place}>
        <ServicesCard />
      </div>
    </>
  );
}

/** Loaded when the details are opened: who reads the link alone does without. */
export const part: Part = { View: DetailCards };
