import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { RadioRow } from '@radiolink/application/status/dashboard-view';
import { rateText } from '@radiolink/domain/link';
import { type Column, DataTable, Figure, figureColumn } from '../../../components/index.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { type Figures, useFigures } from '../../../i18n/use-figures.ts';
import { PhoneCard } from '../device/phone-card.tsx';
import { Band, RadioState } from '../radio-states.tsx';

/** Both links of a device that has two radios, each at both ends, and which is active. */
export function RadiosCard() {
  const t = useText();
  const figures = useFigures();
  const rows = useUnitsOf(DashboardModel, '$radioRows');
  const columns = radioColumns(t, figures);
  if (rows === null) return null;
  return (
    <PhoneCard title={t('Both radios')} kept="radiolink.dashboard-radios">
      <DataTable
        caption={t('Both radios')}
        columns={columns}
        rows={rows}
        rowKey={({ band, end }) => `${band}-${end.side}`}
      />
    </PhoneCard>
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
    figureColumn('frequency', t('Frequency'), row => figures.frequency(row.frequencyMhz, 'MHz')),
    figureColumn('signal', t('Signal'), ({ end }) => figures.dbm(end.signalDbm), 7),
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
    figureColumn('power', t('Transmit power'), ({ end }) => figures.dbm(end.txPowerDbm)),
    figureColumn('eirp', t('EIRP'), ({ eirpDbm }) => figures.dbm(eirpDbm)),
    figureColumn('airtime', t('Airtime'), ({ airtimePercent }) => figures.percent(airtimePercent, 1), 7),
    figureColumn(
      'capacity',
      t('Receive capacity'),
      ({ end }) => figures.speed(end.rxCapacityKbps, 'Mbps'),
      12,
    ),
  ];
}
