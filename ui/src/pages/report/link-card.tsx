import { message } from '@radiolink/domain/errors';
import { LinkState, linkStateMessage } from '@radiolink/domain/link';
import type { ReportedEnd, ReportedLink } from '@radiolink/domain/report';
import type { ReactNode } from 'react';
import {
  Card,
  classNames,
  type Column,
  DataTable,
  Figure,
  ForeignText,
  Reading,
  Readings,
  visibleLine,
} from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { type Figures, useFigures } from '../../i18n/use-figures.ts';
import styles from './report.module.css';

interface EndRow {
  /** An English sentence key. */
  readonly label: string;
  readonly cell: (end: ReportedEnd, figures: Figures) => ReactNode;
}

const CONNECTED = linkStateMessage(LinkState.Connected).key;

const given = (text: string | undefined): ReactNode =>
  text === undefined ? <Figure of={undefined} /> : <ForeignText>{text}</ForeignText>;

function chains(end: ReportedEnd, figures: Figures): ReactNode {
  const levels = end.chainSignalsDbm?.flatMap(dbm => figures.dbm(dbm) ?? []) ?? [];
  const [first] = levels;
  if (first === undefined) return <Figure of={undefined} />;
  return <Figure of={{ value: levels.map(({ value }) => value).join(' / '), unit: first.unit }} list />;
}

function ethernet({ ethernet: ports }: ReportedEnd, figures: Figures): ReactNode {
  const speeds = ports.flatMap(({ name, speedMbps, plugged }) => {
    const speed = plugged === false || speedMbps === undefined ? undefined : figures.speed(speedMbps * 1000);
    return speed === undefined ? [] : [{ name, speed }];
  });
  if (speeds.length === 0) return <Figure of={undefined} />;
  return speeds.map(({ name, speed }) => (
    <span key={name} className={styles.port}>
      <ForeignText>{name}</ForeignText> <Figure of={speed} />
    </span>
  ));
}

/** What is read of both ends: who they are, expected and measured levels, what they are set to. */
const ROWS: readonly EndRow[] = [
  { label: 'Name', cell: end => given(end.name) },
  { label: 'Model', cell: end => given(end.model) },
  { label: 'Firmware', cell: end => given(end.firmware) },
  { label: 'MAC address', cell: end => given(end.mac) },
  { label: 'IP address', cell: end => given(end.ip) },
  { label: 'Signal', cell: (end, figures) => <Figure of={figures.dbm(end.signalDbm)} /> },
  { label: 'Expected signal', cell: (end, figures) => <Figure of={figures.dbm(end.signalExpectedDbm)} /> },
  { label: 'Chains', cell: chains },
  { label: 'Noise floor', cell: (end, figures) => <Figure of={figures.dbm(end.noiseFloorDbm)} /> },
  { label: 'CINR', cell: (end, figures) => <Figure of={figures.decibel(end.cinrDb)} /> },
  { label: 'Receive capacity', cell: (end, figures) => <Figure of={figures.speed(end.rxCapacityKbps)} /> },
  {
    label: 'Expected capacity',
    cell: (end, figures) => <Figure of={figures.speed(end.rxCapacityExpectedKbps)} />,
  },
  { label: 'Transmit power', cell: (end, figures) => <Figure of={figures.dbm(end.txPowerDbm)} /> },
  { label: 'Antenna gain', cell: (end, figures) => <Figure of={figures.gain(end.antennaGainDbi)} /> },
  { label: 'Ethernet', cell: ethernet },
  { label: 'Uptime', cell: (end, figures) => <Figure of={figures.duration(end.uptimeSeconds)} /> },
];

/** One link: what lies between its ends, and both ends side by side. */
export function LinkCard({ link, ssid }: { readonly link: ReportedLink; readonly ssid: string | undefined }) {
  const t = useText();
  const figures = useFigures();
  // An access point has several links of one band.
  const remote = link.remote?.name ?? link.remote?.mac;
  const band = message('Link at {band}', { band: link.band });
  const title =
    remote === undefined ? t(band) : t('{station}: {cause}', { station: band, cause: visibleLine(remote) });
  return (
    <Card title={title}>
      <Readings>
        <Reading label={t('SSID')}>{given(ssid)}</Reading>
        <Reading label={t('State')}>{t(link.state)}</Reading>
        <Reading label={t('Distance')}>
          <Figure of={figures.distance(link.distanceMetres)} />
        </Reading>
        <Reading label={t('Frequency')}>
          <Figure of={figures.frequency(link.frequencyMhz)} />
        </Reading>
        <Reading label={t('Channel width')}>
          <Figure of={figures.frequency(link.channelWidthMhz)} />
        </Reading>
        <Reading label={t('Downlink capacity')}>
          <Figure of={figures.speed(link.downlink.capacityKbps)} />
        </Reading>
        <Reading label={t('Uplink capacity')}>
          <Figure of={figures.speed(link.uplink.capacityKbps)} />
        </Reading>
        <Reading label={t('Link score')}>
          <Figure of={figures.count(link.score, 0)} />
        </Reading>
        {link.remote === undefined && (
          <Reading label={t('Remote end')}>
            {link.state === CONNECTED ? <Figure of={undefined} /> : t('Not connected')}
          </Reading>
        )}
      </Readings>
      <DataTable
        caption={title}
        className={classNames(styles.table, styles.ends)}
        columns={useEndColumns(link)}
        rows={ROWS}
        rowKey={row => row.label}
      />
    </Card>
  );
}

function useEndColumns({ local, remote, band }: ReportedLink): readonly Column<EndRow>[] {
  const t = useText();
  const figures = useFigures();
  const named = (label: string): string => t(label === 'CINR' && band === '60 GHz' ? 'SNR' : label);
  const own: readonly Column<EndRow>[] = [
    { id: 'label', header: t('Reading'), cell: row => named(row.label) },
    { id: 'local', header: t('Local'), cell: row => row.cell(local, figures) },
  ];
  if (remote === undefined) return own;
  return [...own, { id: 'remote', header: t('Remote'), cell: row => row.cell(remote, figures) }];
}
