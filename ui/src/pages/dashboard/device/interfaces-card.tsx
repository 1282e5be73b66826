import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { InterfaceView } from '@radiolink/application/status/dashboard-view';
import { linkStateMessage } from '@radiolink/domain/link';
import { type TrafficUnit, trafficUnit } from '@radiolink/domain/units';
import {
  Card,
  type Column,
  DataTable,
  Figure,
  ForeignText,
  StateBadge,
  figureColumn,
} from '../../../components/index.ts';
import { LINK_STATE_TONES } from '../../../components/link-states.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { type Figures, useFigures } from '../../../i18n/use-figures.ts';
import { hasEthernetFault, ethernetLabel } from '../ethernet-labels.ts';

/** The network interfaces of the device. */
export function InterfacesCard() {
  const t = useText();
  const figures = useFigures();
  const interfaces = useUnitsOf(DashboardModel, '$interfaces');
  const sent = trafficUnit((interfaces ?? []).map(({ txBytes }) => txBytes));
  const received = trafficUnit((interfaces ?? []).map(({ rxBytes }) => rxBytes));
  // A port that cannot measure its cable has no column of dashes for it.
  const isCableKnown = interfaces?.some(({ cableLengthMetres }) => cableLengthMetres !== undefined);
  const columns = interfaceColumns(t, figures, { sent, received }).filter(
    ({ id }) => id !== 'cable' || isCableKnown,
  );
  if (interfaces === null) return null;
  return (
    <Card title={t('Interfaces')} flush>
      <DataTable
        caption={t('Interfaces')}
        columns={columns}
        rows={interfaces}
        rowKey={(row, place) => `${row.name}-${place}`}
        empty={t('No interfaces reported')}
      />
    </Card>
  );
}

function interfaceColumns(
  t: Text,
  figures: Figures,
  units: { readonly sent: TrafficUnit; readonly received: TrafficUnit },
): readonly Column<InterfaceView>[] {
  return [
    { id: 'name', header: t('Interface'), cell: row => <ForeignText>{row.name}</ForeignText> },
    { id: 'link', header: t('Link'), cell: row => <Link row={row} t={t} /> },
    { id: 'address', header: t('IPv4 address'), cell: row => <Foreign text={row.ipAddress} /> },
    { id: 'mac', header: t('MAC'), cell: row => <Foreign text={row.hwaddr} /> },
    { id: 'mtu', header: t('MTU'), numeric: true, cell: row => <Figure of={figures.ungrouped(row.mtu)} /> },
    figureColumn('sent', t('Transmitted'), row => figures.traffic(row.txBytes, units.sent), 9),
    figureColumn('received', t('Received'), row => figures.traffic(row.rxBytes, units.received), 9),
    figureColumn('errors', t('Errors'), row => figures.count(sum(row.txErrors, row.rxErrors))),
    figureColumn('dropped', t('Dropped'), row => figures.count(sum(row.txDropped, row.rxDropped))),
    {
      id: 'cable',
      header: t('Cable'),
      numeric: true,
      cell: row => (
        <Figure
          of={figures.length(row.cableLengthMetres)}
          reason={t('Not measured: no cable is plugged in, or the port cannot measure it.')}
        />
      ),
    },
  ];
}

function Foreign({ text }: { readonly text: string | undefined }) {
  return text ? <ForeignText>{text}</ForeignText> : <Figure of={undefined} />;
}

/** Sum of both directions; unknown when neither is reported. */
const sum = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);

interface LinkProps {
  readonly row: InterfaceView;
  readonly t: Text;
}

/** The link state of a radio, the negotiated mode of a wired port. */
function Link({ row, t }: LinkProps) {
  if (row.linkState === undefined) return <Port row={row} t={t} />;
  return (
    <StateBadge tone={LINK_STATE_TONES[row.linkState]} quiet>
      {t(linkStateMessage(row.linkState))}
    </StateBadge>
  );
}

function Port({ row, t }: LinkProps) {
  const words = ethernetLabel(row, t);
  if (words === undefined) return <Figure of={undefined} />;
  const up = row.plugged === true && row.enabled !== false;
  return (
    <StateBadge tone={hasEthernetFault(row) ? 'warn' : up ? 'good' : 'idle'} quiet>
      {words}
    </StateBadge>
  );
}
