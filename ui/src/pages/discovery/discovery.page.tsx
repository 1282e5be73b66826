import { DiscoveryModel, type ScanRun } from '@radiolink/application/discovery/discovery.model';
import {
  type DiscoveryRow,
  type DiscoveredDevice,
  discoveredPageUrl,
  type Relation,
} from '@radiolink/domain/tools';
import { useState } from 'react';
import {
  classNames,
  Card,
  type Column,
  DataTable,
  figureColumn,
  Figure,
  ForeignText,
  StateBadge,
  VisuallyHidden,
} from '../../components/index.ts';
import { useNow } from '../../components/use-now.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { ToolChoice } from '../tools/check-place.tsx';
import stacked from '../tools/stacked-table.module.css';
import { ToolBar, ToolPage } from '../tools/tool-page.tsx';
import styles from './discovery.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';
import tones from '../../theme/tones.module.css';

/** Durations that are offered, s; 0 is until stopped. */
const SECONDS = [10, 30, 60, 0];
const USUAL_SECONDS = 10;

/** The devices around, as they answer. §1.tools. */
export function DiscoveryPage() {
  const t = useText();
  const discovery = useModel(DiscoveryModel);
  const [run, running] = useUnitsOf(DiscoveryModel, '$run', '$running');
  const [rows, gone] = useUnitsOf(DiscoveryModel, '$rows', '$gone');
  const now = useNow(running);
  return (
    <ToolPage
      title={t('Discovery')}
      tool={discovery}
      bar={<DiscoveryBar />}
      runColumns={useScanColumns()}
      progress={progressOf(run, now)}
    >
      <FoundDevices rows={rows} running={run?.end === null} />
      {gone.length > 0 && <GoneDevices devices={gone} />}
    </ToolPage>
  );
}

/** For how long the devices are asked. */
function DiscoveryBar() {
  const t = useText();
  const discovery = useModel(DiscoveryModel);
  const [last, running, start] = useUnitsOf(DiscoveryModel, '$typed', '$running', 'startRequested');
  const [seconds, setSeconds] = useState(last?.seconds ?? USUAL_SECONDS);
  return (
    <ToolBar tool={discovery} onStart={() => start({ seconds })}>
      <ToolChoice
        label={t('Duration')}
        value={seconds}
        disabled={running}
        of={SECONDS}
        words={each => (each === 0 ? t('Until stopped') : t('{count} seconds', { count: each }))}
        onChoose={setSeconds}
      />
    </ToolBar>
  );
}

/** A scan without end has none that is known. */
function progressOf(run: ScanRun | null, now: number): number | undefined {
  if (run === null || run.request.seconds === 0) return undefined;
  return Math.max(0, (now - run.startedAt) / 1000 / run.request.seconds);
}

interface FoundDevicesProps {
  readonly rows: readonly DiscoveryRow[];
  readonly running: boolean;
}

/** The devices that answered, in the order in which they did. */
function FoundDevices({ rows, running }: FoundDevicesProps) {
  const t = useText();
  return (
    <Card
      title={t('Devices')}
      aside={rows.length > 0 && t('{count} devices found', { count: rows.length })}
      flush
    >
      <DataTable
        className={stacked.stacks}
        caption={t('Devices')}
        columns={useDeviceColumns()}
        rows={rows}
        rowKey={({ device }) => device.mac}
        empty={
          running
            ? t('Waiting for the first device…')
            : t('No devices yet. Start the discovery to find the devices on the network.')
        }
      />
    </Card>
  );
}

function useDeviceColumns(): readonly Column<DiscoveryRow>[] {
  const t = useText();
  const figures = useFigures();
  return [
    { id: 'name', header: t('Name'), cell: ({ device }) => <DeviceName device={device} /> },
    { id: 'state', header: t('State'), cell: row => <DeviceMarks row={row} /> },
    { id: 'model', header: t('Model'), cell: ({ device }) => <DeviceText>{device.product}</DeviceText> },
    { id: 'address', header: t('IP address'), cell: row => <DeviceAddresses row={row} /> },
    { id: 'mac', header: t('MAC'), cell: ({ device }) => <bdi>{device.mac}</bdi> },
    { id: 'ssid', header: t('SSID'), cell: ({ device }) => <DeviceText>{device.essid}</DeviceText> },
    { id: 'mode', header: t('Mode'), cell: ({ device }) => <DeviceMode mode={device.wirelessMode} /> },
    figureColumn('uptime', t('Uptime'), ({ device }) => figures.duration(device.uptimeSeconds)),
    {
      id: 'firmware',
      header: t('Firmware version'),
      cell: ({ device }) => <DeviceText>{device.firmwareVersion}</DeviceText>,
    },
  ];
}

/** The devices that the scan before found and this one did not. */
function GoneDevices({ devices }: { readonly devices: readonly DiscoveredDevice[] }) {
  const t = useText();
  return (
    <Card title={t('No longer found')}>
      <ul className={layout.tight}>
        {devices.map(device => (
          <li key={device.mac}>
            <DeviceName device={device} /> <bdi className={typography.muted}>{device.mac}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The figure by which scans are compared. */
function useScanColumns(): readonly Column<ScanRun>[] {
  const t = useText();
  const figures = useFigures();
  return [figureColumn('devices', t('Devices'), ({ result }) => figures.count(result.length))];
}

const RELATIONS: Readonly<Record<Relation, string>> = {
  own: 'This device',
  remote: 'Remote end',
  station: 'Station',
};

/** Modes that the page has words for; any other is shown as the device sent it. */
const MODES: ReadonlySet<string> = new Set(['Station', 'Access point']);

/** A text of the device, or that it sent none. */
function DeviceText({ children }: { readonly children: string | undefined }) {
  if (children === undefined || children === '') return <Figure of={undefined} />;
  return <ForeignText>{children}</ForeignText>;
}

/** The name, which opens the device's own page in a new tab where it has an address. */
function DeviceName({ device }: { readonly device: DiscoveredDevice }) {
  const t = useText();
  const url = discoveredPageUrl(device);
  const name =
    device.hostname === undefined || device.hostname === '' ? t('Unnamed device') : device.hostname;
  if (url === undefined) return <ForeignText>{name}</ForeignText>;
  return (
    <a className={styles.name} href={url} target="_blank" rel="noopener noreferrer" title={url}>
      <ForeignText>{name}</ForeignText>
      <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
    </a>
  );
}

/** What sets a device apart: what it is to this one, that it is new, that its address is taken twice. */
function DeviceMarks({ row: { relation, isNew, sharedAddresses } }: { readonly row: DiscoveryRow }) {
  const t = useText();
  if (relation === undefined && !isNew && sharedAddresses.length === 0) return null;
  return (
    <span className={styles.marks}>
      {relation !== undefined && (
        <StateBadge tone="good" quiet>
          {t(RELATIONS[relation])}
        </StateBadge>
      )}
      {isNew && (
        <StateBadge tone="busy" quiet>
          {t('New')}
        </StateBadge>
      )}
      {sharedAddresses.length > 0 && <StateBadge tone="warn">{t('Duplicate address')}</StateBadge>}
    </span>
  );
}

/** All addresses of a device, those that another has too marked by their state. */
function DeviceAddresses({ row: { device, sharedAddresses } }: { readonly row: DiscoveryRow }) {
  if (device.addresses.length === 0) return <Figure of={undefined} />;
  return (
    <span className={styles.addresses}>
      {device.addresses.map(address => (
        <bdi
          key={address}
          className={
            sharedAddresses.includes(address) ? classNames(typography.strong, tones.warn) : undefined
          }
        >
          {address}
        </bdi>
      ))}
    </span>
  );
}

/** Its wireless mode in words where there are some. */
function DeviceMode({ mode }: { readonly mode: string | undefined }) {
  const t = useText();
  return mode !== undefined && MODES.has(mode) ? t(mode) : <DeviceText>{mode}</DeviceText>;
}
