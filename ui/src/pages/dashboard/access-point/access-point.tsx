import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { StationRadioRow } from '@radiolink/application/status/dashboard-view';
import { rateText } from '@radiolink/domain/link';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { type Column, DataTable, Figure, ForeignText, figureColumn } from '../../../components/index.ts';
import { PHONE, useMedia, WIDE } from '../../../components/use-media.ts';
import { useText, type Text } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures, type Figures } from '../../../i18n/use-figures.ts';
import { Connections } from '../connections/connections.tsx';
import styles from '../dashboard.module.css';
import { ChartsCard } from '../charts/charts-card.tsx';
import { DeviceFacts } from '../device/device-card.tsx';
import { PhoneCard } from '../device/phone-card.tsx';
import { VerdictLine } from '../link/verdict-line.tsx';
import { Band, RadioState } from '../radio-states.tsx';
import { AirCard } from './access-point-cards.tsx';
import { ApStrip } from './ap-strip.tsx';
import { WorstStationsCard } from './worst-stations.tsx';

const CHARTS = ['throughput', 'capacity', 'airtime'] as const;

/** First cards of an access point: its radio, and the stations needing attention beside its histories. */
export function AccessPoint() {
  const isPhone = useMedia(PHONE);
  const isWide = useMedia(WIDE);
  return (
    <>
      <div className={styles.full}>
        <VerdictLine />
        <ApStrip />
        <AirCard />
      </div>
      {!isPhone && <Connections />}
      <div className={styles.beside}>
        <WorstStationsCard />
        {isWide && <DeviceFacts />}
      </div>
      <div className={styles.full}>
        <ChartsCard charts={CHARTS} />
      </div>
      <StationRadiosCard />
    </>
  );
}

/** Both radios of the stations to look at first, on an access point that has two. */
function StationRadiosCard() {
  const t = useText();
  const figures = useFigures();
  const rows = useUnitsOf(DashboardModel, '$stationRadioRows');
  const columns = stationRadioColumns(t, figures);
  if (rows === null || rows.length === 0) return null;
  return (
    <div className={styles.full}>
      <PhoneCard
        title={t('Both radios')}
        aside={<a href="#/stations">{t('All stations')}</a>}
        kept="radiolink.dashboard-radios"
      >
        <DataTable caption={t('Both radios')} columns={columns} rows={rows} rowKey={({ key }) => key} />
      </PhoneCard>
    </div>
  );
}

function stationRadioColumns(t: Text, figures: Figures): readonly Column<StationRadioRow>[] {
  return [
    {
      id: 'station',
      header: t('Station'),
      cell: ({ station: { ends, station } }) => (
        <ForeignText>{ends.remote?.name || station.mac || MISSING_TEXT}</ForeignText>
      ),
    },
    { id: 'radio', header: t('Radio'), cell: ({ radio }) => <Band band={radio.band} /> },
    figureColumn('here', t('Local signal'), ({ radio }) => figures.dbm(radio.ends.local.signalDbm), 7),
    figureColumn('there', t('Remote signal'), ({ radio }) => figures.dbm(radio.ends.remote?.signalDbm), 7),
    { id: 'link', header: t('Link'), cell: ({ radio }) => <RadioState radio={radio} quiet /> },
    {
      id: 'receives',
      header: t('Receive rate'),
      cell: ({ radio }) => rateText(radio.ends.local.rxRate) ?? <Figure of={undefined} />,
    },
    {
      id: 'transmits',
      header: t('Transmit rate'),
      cell: ({ radio }) => rateText(radio.ends.local.txRate) ?? <Figure of={undefined} />,
    },
    figureColumn('airtime', t('Airtime'), ({ radio }) => figures.percent(radio.ends.airtimePercent, 1), 7),
    figureColumn(
      'capacity',
      t('Receive capacity'),
      ({ radio }) => figures.speed(radio.ends.local.rxCapacityKbps, 'Mbps'),
      12,
    ),
  ];
}
