import { FailoverModel } from '@radiolink/application/failover/failover.model';
import type { Failover } from '@radiolink/domain/station';
import { useTranslation } from 'react-i18next';
import { clockIn } from '../../../charts/time-axis.ts';
import { type Column, DataTable, Figure, ForeignText, figureColumn } from '../../../components/index.ts';
import { lazyView } from '../../../components/lazy-view.tsx';
import { SinceNote } from '../../../components/time-notes.tsx';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { type Figures, useFigures } from '../../../i18n/use-figures.ts';
import styles from './sixty.module.css';
import { PhoneCard } from '../device/phone-card.tsx';
import { chartRoom } from '../charts/chart-room.ts';
import { TitledChart } from '../charts/titled-chart.tsx';
import layout from '../../../theme/layout.module.css';
import typography from '../../../theme/typography.module.css';

const BothRadiosChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../charts/charts.tsx')).BothRadiosChart,
}));

/** Both radios in time, and each failover to the backup: when, why and what it cost. */
export function FailoverCard() {
  const t = useText();
  const [failovers, unit, history] = useUnitsOf(FailoverModel, '$failovers', '$unit', '$history');
  // To the second: most failovers end within the minute.
  const clock = clockIn(useTranslation().i18n.language, false).full;
  const columns = failoverColumns(t, useFigures(), clock);
  if (unit === null) return null;
  return (
    <PhoneCard title={t('Failover')} kept="radiolink.dashboard-failover">
      <div className={layout.sections}>
        <div className={styles.chart}>
          <TitledChart
            title={unit === 'dbm' ? t('Local signal by radio') : t('Stations by radio')}
            room={chartRoom(unit)}
          >
            <BothRadiosChart unit={unit} history={history} />
          </TitledChart>
        </div>
        <DataTable
          caption={t('Failover')}
          columns={columns}
          rows={failovers}
          rowKey={({ key, since }) => `${key} ${since}`}
          empty={<p className={typography.note}>{t('No failover since this page was loaded.')}</p>}
        />
      </div>
    </PhoneCard>
  );
}

function failoverColumns(
  t: Text,
  figures: Figures,
  clock: (time: number) => string,
): readonly Column<Failover>[] {
  return [
    {
      id: 'time',
      header: t('Time'),
      cell: ({ since, until, fromStart }) =>
        until === undefined ? (
          <SinceNote of={{ since, fromStart }} />
        ) : (
          t('{from} to {until}', { from: clock(since), until: clock(until) })
        ),
    },
    {
      id: 'station',
      header: t('Remote end'),
      cell: ({ name }) =>
        name === undefined ? <Figure of={undefined} /> : <ForeignText>{name}</ForeignText>,
    },
    {
      id: 'state',
      header: t('Link'),
      cell: ({ until }) => (until === undefined ? t('On backup link') : t('60 GHz link up again')),
    },
    {
      id: 'reason',
      header: t('Reason'),
      cell: ({ reason }) => (reason === undefined ? <Figure of={undefined} /> : t(reason)),
    },
    figureColumn('cost', t('Capacity loss'), ({ costKbps }) => figures.speed(costKbps, 'Mbps')),
  ];
}
