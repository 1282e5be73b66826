import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { StationRadioRow } from '@radiolink/application/status/station-radio-rows';
import { rateText } from '@radiolink/domain/link';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { Card } from '../../../components/card.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { Figure } from '../../../components/figure.tsx';
import { ForeignText } from '../../../components/foreign-text.tsx';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { useModel } from '../../../models/models.ts';
import { type Figures, useFigures } from '../../../units/use-figures.ts';
import styles from '../dashboard.module.css';
import { Band, RadioState } from '../radio-states.tsx';

/** Both radios of the stations to look at first, on an access point that has two. */
export function StationRadiosCard() {
  const t = useText();
  const figures = useFigures();
  const rows = useUnit(useModel(DashboardModel).$stationRadioRows);
  const columns = stationRadioColumns(t, figures);
  if (rows === null || rows.length === 0) return null;
  return (
    <div className={styles.full}>
      <Card title={t('Both radios')} aside={<a href="#/stations">{t('All stations')}</a>} flush>
        <DataTable caption={t('Both radios')} columns={columns} rows={rows} rowKey={({ key }) => key} />
      </Card>
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
    {
      id: 'here',
      header: t('Local signal'),
      numeric: true,
      cell: ({ radio }) => <Figure of={figures.dbm(radio.ends.local.signalDbm)} room={7} />,
    },
    {
      id: 'there',
      header: t('Remote signal'),
      numeric: true,
      cell: ({ radio }) => <Figure of={figures.dbm(radio.ends.remote?.signalDbm)} room={7} />,
    },
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
    {
      id: 'airtime',
      header: t('Airtime'),
      numeric: true,
      cell: ({ radio }) => <Figure of={figures.percent(radio.ends.airtimePercent, 1)} room={7} />,
    },
    {
      id: 'capacity',
      header: t('Receive capacity'),
      numeric: true,
      cell: ({ radio }) => <Figure of={figures.speed(radio.ends.local.rxCapacityKbps, 'Mbps')} room={12} />,
    },
  ];
}
