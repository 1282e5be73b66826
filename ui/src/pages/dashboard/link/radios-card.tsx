import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { RadioRow } from '@radiolink/application/status/radio-rows';
import { rateText } from '@radiolink/domain/link';
import { Card, type Column, DataTable, Figure, numericColumn } from '../../../components/index.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { type Figures, useFigures } from '../../../units/use-figures.ts';
import { Band, RadioState } from '../radio-states.tsx';

/** Both links of a device that has two radios, each at both ends, and which active. */
export function RadiosCard() {
  const t = useText();
  const figures = useFigures();
  const rows = useUnitsOf(DashboardModel, '$radioRows');
  const columns = radioColumns(t, figures);
  if (rows === null) return null;
  return (
    <Card title={t('Both radios')} flush>
      <DataTable
        caption={t('Both radios')}
        columns={columns}
        rows={rows}
        rowKey={({ band, end }) => `${band}-${end.side}`}
      />
    </Card>
  );
}

function radioColumns(t: Text, figures: Figures): readonly Column<RadioRow>[] {
  return [
    { id: 'radio', header: t('Radio'), cell: ({ band }) => <Band band={band} /> },
    { id: 'end', header: t('End'), cell: ({ end }) => (end.side === 'local' ? t('Local') : t('Remote')) },
    {
      id: 'state',
      header: t('Link'),
      cell: radio => <RadioState radio={radio} quiet />,
    },
    {
      id: 'frequency',
      header: t('Frequency'),
      numeric: true,
      cell: row => <Figure of={figures.frequency(row.frequencyMhz, 'MHz')} />,
    },
    numericColumn('signal', t('Signal'), ({ end }) => <Figure of={figures.dbm(end.signalDbm)} room={7} />),
    {
      id: 'receives',
      header: t('Receive rate'),
      cell: ({ end }) => rateText(end.rxRate) ?? <Figure of={undefined} />,
    },
    {
      id: 'transmits',
      header: t('Transmit rate'),
      cell: ({ end }) => rateText(end.txRate) ?? <Figure of={undefined} />,
    },
    numericColumn('power', t('Transmit power'), ({ end }) => <Figure of={figures.dbm(end.txPowerDbm)} />),
    numericColumn('eirp', t('EIRP'), ({ eirpDbm }) => <Figure of={figures.dbm(eirpDbm)} />),
    {
      id: 'airtime',
      header: t('Airtime'),
      numeric: true,
      cell: ({ airtimePercent }) => <Figure of={figures.percent(airtimePercent, 1)} room={7} />,
    },
    {
      id: 'capacity',
      header: t('Receive capacity'),
      numeric: true,
      cell: ({ end }) => <Figure of={figures.speed(end.rxCapacityKbps, 'Mbps')} room={12} />,
    },
  ];
}
