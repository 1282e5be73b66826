import type { StationRow } from '@radiolink/application/status';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import {
  Card,
  type Column,
  DataTable,
  Figure,
  ForeignText,
  SignalBar,
  StateBadge,
} from '../../components/index.ts';
import { type Text, useText } from '../../i18n/index.ts';
import { useModels } from '../../models/index.ts';
import { type Figures, useFigures } from '../../units/index.ts';
import { HEALTH_TONES, HEALTH_WORDS, wholeScore } from './health-tones.ts';
import styles from './station-signals.module.css';

/** Most rows that the dashboard draws; an access point may have 256 stations. */
const MOST_ROWS = 60;

/** The stations of an access point in the device's order, so that the table keeps its place while values change. */
export function StationTableCard() {
  const t = useText();
  const figures = useFigures();
  const { $stations, $clients } = useModels().dashboard;
  const [rows, clients] = useUnit([$stations, $clients]);
  const columns = useMemo(() => stationColumns(t, figures), [t, figures]);
  if (rows === null) return null;
  const shown = rows.slice(0, MOST_ROWS);
  return (
    <Card
      title={t('Stations')}
      aside={
        shown.length < rows.length
          ? t('the first {shown} of {total}', { shown: shown.length, total: rows.length })
          : undefined
      }
      flush
    >
      <DataTable
        caption={t('Stations')}
        columns={columns}
        rows={shown}
        rowKey={row => row.key}
        empty={
          clients !== null && clients.count > 0
            ? t('This device counts its stations and does not list them.')
            : t('No station is connected. Stations stand here as soon as they join.')
        }
      />
    </Card>
  );
}

function stationColumns(t: Text, figures: Figures): readonly Column<StationRow>[] {
  return [
    {
      id: 'name',
      header: t('Station'),
      cell: row => <ForeignText>{row.name || row.mac || MISSING_TEXT}</ForeignText>,
    },
    { id: 'health', header: t('Link'), cell: row => <Health row={row} t={t} /> },
    {
      id: 'signal',
      header: t('Signal here and there'),
      numeric: true,
      cell: row => (
        <div className={styles.pair}>
          <SignalBar end="local" signalDbm={row.localDbm} expectedDbm={row.localExpectedDbm} />
          <Figure of={figures.dbm(row.localDbm)} room={7} />
          <SignalBar end="remote" signalDbm={row.remoteDbm} expectedDbm={row.remoteExpectedDbm} />
          <Figure of={figures.dbm(row.remoteDbm)} room={7} />
        </div>
      ),
    },
    {
      id: 'cinr',
      header: t('CINR'),
      numeric: true,
      cell: row => <Figure of={figures.decibel(row.cinrDb)} />,
    },
    {
      id: 'throughput',
      header: t('Down and up'),
      numeric: true,
      cell: row => (
        <div className={styles.lines}>
          <Figure of={figures.speed(row.downlinkKbps, 'Mbps')} room={9} />
          <Figure of={figures.speed(row.uplinkKbps, 'Mbps')} room={9} />
        </div>
      ),
    },
    {
      id: 'capacity',
      header: t('Capacity'),
      numeric: true,
      cell: row => <Figure of={figures.speed(row.capacityKbps, 'Mbps')} room={9} />,
    },
    {
      id: 'airtime',
      header: t('Airtime'),
      numeric: true,
      cell: row => <Figure of={figures.percent(row.airtimePercent, 1)} room={6} />,
    },
    {
      id: 'distance',
      header: t('Distance'),
      numeric: true,
      cell: row => <Figure of={figures.distance(row.distanceMetres)} />,
    },
    {
      id: 'uptime',
      header: t('Connected for'),
      numeric: true,
      cell: row => <Figure of={figures.duration(row.uptimeSeconds)} />,
    },
    { id: 'mac', header: t('MAC'), cell: row => <ForeignText>{row.mac || MISSING_TEXT}</ForeignText> },
  ];
}

function Health({ row, t }: { readonly row: StationRow; readonly t: Text }) {
  if (row.health === undefined) return <Figure of={undefined} />;
  return (
    <StateBadge tone={HEALTH_TONES[row.health]}>
      {t(HEALTH_WORDS[row.health])}
      {row.score !== undefined && ` · ${wholeScore(row.score)}`}
    </StateBadge>
  );
}
