import { type ReportedSetting, reportedSettingName } from '@radiolink/domain/report';
import { Card, Figure, ForeignText, Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './report.module.css';

/** The settings that decide on the link, in words. */
export function SettingsCard({ settings }: { readonly settings: readonly ReportedSetting[] }) {
  const t = useText();
  return (
    <Card title={t('Settings')}>
      {settings.length === 0 && <p className={styles.note}>{t('None')}</p>}
      <Readings>
        {settings.map(setting => (
          <Reading key={setting.key} label={t(reportedSettingName(setting))}>
            <Value setting={setting} />
          </Reading>
        ))}
      </Readings>
    </Card>
  );
}

/** Words of the interface are translated, what was typed on the device is not. */
function Value({ setting: { value, display, unit } }: { readonly setting: ReportedSetting }) {
  const t = useText();
  if (unit !== undefined) return <Figure of={{ value: display, unit }} />;
  if (display === value) return <ForeignText>{value}</ForeignText>;
  // Names of standards are among the words: `802.11ac 40 MHz`.
  return <span data-value={value}>{t(display)}</span>;
}
