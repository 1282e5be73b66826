import { InstallationModel } from '@radiolink/application/installation/installation.model';
import { speedTestWords } from '@radiolink/application/speed-test/speed-test-report';
import { identityTexts, type NamedIdentity } from '@radiolink/domain/device';
import { message } from '@radiolink/domain/errors';
import {
  type Installation,
  installationText,
  type ReportedAim,
  type ReportedFade,
  type ReportedSetting,
  type ReportedSpeedTest,
  reportedSettingName,
} from '@radiolink/domain/report';
import type { SpeedTestDirection } from '@radiolink/domain/tools';
import Printer from 'lucide-react/icons/printer';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useEffect } from 'react';
import { FadeReadings } from '../../components/fade-readings.tsx';
import {
  Button,
  Card,
  type Column,
  classNames,
  DataTable,
  Figure,
  FailureBanner,
  ForeignText,
  figureColumn,
  numericColumn,
  Reading,
  Readings,
  Skeleton,
  visibleLine,
} from '../../components/index.ts';
import { noticeLabel } from '../../components/notice-labels.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { ExportMenu } from '../tools/export-menu.tsx';
import { LinkCard } from './link-card.tsx';
import styles from './report.module.css';
import { SpectrumCard, useReportTime } from './spectrum-card.tsx';
import { TypedCard } from './typed-card.tsx';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** The report of an installation on one page, for handing over and printing: what was typed, measured and configured. */
export function ReportPage() {
  const t = useText();
  const timeOf = useReportTime();
  const [taken, report, warnings] = useUnitsOf(InstallationModel, 'taken', '$report', '$warnings');
  useEffect(() => void taken(), [taken]);
  if (report === null)
    return (
      <div className={layout.page}>
        <h1 className={typography.title}>{t('Installation report')}</h1>
        <Skeleton height="360px" />
      </div>
    );
  const { installation, links, writtenAt } = report;
  const { remoteSettings: remote } = installation;
  return (
    <div className={layout.page}>
      <header className={styles.top}>
        <h1 className={typography.title}>{t('Installation report')}</h1>
        <Tools />
      </header>
      <p className={styles.note}>{t('Readings of {time}', { time: timeOf(writtenAt) })}</p>
      <TypedCard installation={installation} />
      {installation.board !== undefined && <BoardCard board={installation.board} />}
      {links.map(link => (
        <LinkCard key={`${link.remote?.mac ?? ''} ${link.band}`} link={link} ssid={report.ssid} />
      ))}
      {installation.fades?.map(fade => (
        // Two stations may have one name.
        <Card key={JSON.stringify(fade)} title={fadeTitle(fade, t)}>
          <FadeReadings of={fade} showClimate />
        </Card>
      ))}
      <Card title={t('Warnings')}>
        {warnings.length === 0 && <p className={styles.note}>{t('None')}</p>}
        <ul className={styles.list}>
          {warnings.map(warning => (
            <li key={JSON.stringify(warning)}>{t(noticeLabel(warning))}</li>
          ))}
        </ul>
      </Card>
      <div className={styles.columns}>
        <SettingsCard title={t('Settings')} settings={installation.settings}>
          {links.length === 1 && remote === undefined && <RemoteOffer />}
        </SettingsCard>
        {remote === undefined ? (
          <AlignmentCard alignment={installation.alignment} />
        ) : (
          <SettingsCard
            title={t('Settings of {name}', { name: visibleLine(remote.name || remote.mac) })}
            settings={remote.settings}
          />
        )}
      </div>
      {remote !== undefined && <AlignmentCard alignment={installation.alignment} />}
      <SpeedTestsCard tests={installation.speedTests} />
      <SpectrumCard spectrum={installation.spectrum} />
    </div>
  );
}

/** An access point has several links of one band. */
function fadeTitle({ band, remote }: ReportedFade, t: Text): string {
  const title = message('Fade margin at {band}', { band });
  return remote === undefined
    ? t(title)
    : t('{station}: {cause}', { station: title, cause: visibleLine(remote) });
}

function Tools() {
  const t = useText();
  const [taken, exported, report] = useUnitsOf(InstallationModel, 'taken', 'exported', '$report');
  return (
    <div className={styles.tools}>
      <Button onClick={() => taken()}>
        <RefreshCw size={16} aria-hidden="true" />
        {t('Refresh')}
      </Button>
      <ExportMenu
        formats={['txt', 'json']}
        onSave={exported}
        text={() => (report === null ? '' : installationText(report))}
      />
      <Button onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        {t('Print or save as PDF')}
      </Button>
    </div>
  );
}

/** What the board calls itself, as far as it says so. */
function BoardCard({ board }: { readonly board: NamedIdentity }) {
  const t = useText();
  return (
    <Card title={t('Device')}>
      <Readings>
        {identityTexts(board).map(({ name, text }) => (
          <Reading key={name.key} label={t(name)}>
            <ForeignText>{text}</ForeignText>
          </Reading>
        ))}
      </Readings>
    </Card>
  );
}

type AimRow = readonly [end: string, aim: ReportedAim];

/** What the alignment of this session achieved at both ends. */
function AlignmentCard({ alignment }: { readonly alignment: Installation['alignment'] }) {
  const t = useText();
  const rows: readonly AimRow[] =
    alignment === undefined
      ? []
      : [
          [t('Local'), alignment.local],
          [t('Remote'), alignment.remote],
        ];
  const columns = useAimColumns();
  return (
    <Card title={t('Alignment')}>
      {rows.length === 0 ? (
        <p className={styles.note}>{t('No alignment in this session.')}</p>
      ) : (
        <DataTable
          caption={t('Alignment')}
          className={styles.table}
          columns={columns}
          rows={rows}
          rowKey={([end]) => end}
        />
      )}
    </Card>
  );
}

function useAimColumns(): readonly Column<AimRow>[] {
  const t = useText();
  const { dbm } = useFigures();
  return [
    { id: 'end', header: t('Link'), cell: ([end]) => end },
    figureColumn('before', t('Before'), ([, aim]) => dbm(aim.beforeDbm)),
    figureColumn('best', t('Best'), ([, aim]) => dbm(aim.bestDbm)),
    figureColumn('expected', t('Expected'), ([, aim]) => dbm(aim.expectedDbm)),
  ];
}

/** How the settings of the remote device come into the report, or why they did not. */
function RemoteOffer() {
  const t = useText();
  const [failure, hasSession] = useUnitsOf(InstallationModel, '$remoteFailure', '$hasRemoteSession');
  if (hasSession) return <FailureBanner failure={failure} />;
  return (
    <p className={classNames(styles.note, styles.offer)}>
      {t('Log in to the remote device on the dashboard to add its settings.')}
    </p>
  );
}

interface SettingsCardProps {
  readonly title: string;
  readonly settings: readonly ReportedSetting[];
  readonly children?: ReactNode;
}

/** The settings that decide on the link, in words. */
function SettingsCard({ title, settings, children }: SettingsCardProps) {
  const t = useText();
  return (
    <Card title={title}>
      {settings.length === 0 && <p className={styles.note}>{t('None')}</p>}
      <Readings>
        {settings.map(setting => (
          <Reading key={setting.key} label={t(reportedSettingName(setting))}>
            <Value setting={setting} />
          </Reading>
        ))}
      </Readings>
      {children}
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

/** The finished speed tests of this browser on this device, the newest first. */
function SpeedTestsCard({ tests }: { readonly tests: readonly ReportedSpeedTest[] }) {
  const t = useText();
  const columns = useTestColumns();
  return (
    <Card title={t('Speed test')}>
      {tests.length === 0 ? (
        <p className={styles.note}>{t('No speed test in the last 24 hours.')}</p>
      ) : (
        <DataTable
          caption={t('Speed test')}
          className={styles.table}
          columns={columns}
          rows={tests}
          rowKey={test => test.startedAt}
        />
      )}
    </Card>
  );
}

function useTestColumns(): readonly Column<ReportedSpeedTest>[] {
  const t = useText();
  const timeOf = useReportTime();
  const { speed, duration } = useFigures();
  const words = speedTestWords(null);
  return [
    {
      id: 'started',
      header: t('Started'),
      cell: test => <time>{timeOf(test.startedAt)}</time>,
    },
    { id: 'host', header: t('Host'), cell: test => <ForeignText>{test.host}</ForeignText> },
    {
      id: 'direction',
      header: t('Direction'),
      cell: test => t(words.directions[test.direction as SpeedTestDirection]),
    },
    numericColumn('duration', t('Duration'), test => <Figure of={duration(test.durationSeconds)} />),
    { id: 'tx', header: t(words.tx), numeric: true, cell: test => <Figure of={speed(test.txKbps)} /> },
    { id: 'rx', header: t(words.rx), numeric: true, cell: test => <Figure of={speed(test.rxKbps)} /> },
  ];
}
