import { StationsModel } from '@radiolink/application/station/stations.model';
import { type DisconnectedStation, disconnectReasonMessage } from '@radiolink/domain/station';
import { figureText } from '@radiolink/domain/units';
import { classNames, Figure, ForeignText } from '../../components/index.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { type Figures, useFigures } from '../../i18n/use-figures.ts';
import itemStyles from './station-item.module.css';
import { visibleName } from './station-cells.tsx';
import styles from './stations.module.css';
import { VirtualList } from '../../components/long-list/virtual-list.tsx';
import { type VirtualColumn, VirtualTable } from '../../components/long-list/virtual-table.tsx';
import typography from '../../theme/typography.module.css';

const keyOf = ({ mac }: DisconnectedStation): string => mac;

/** The stations that left, the last one first, each with the reason in words. */
export function GoneStations({ phone, rowHeight }: { readonly phone: boolean; readonly rowHeight: number }) {
  const t = useText();
  const figures = useFigures();
  const rows = useUnitsOf(StationsModel, '$gone');
  const columns = goneColumns(t, figures);
  const label = t('Disconnected stations');
  if (rows.length === 0) return <NoneLeft />;
  if (phone) {
    return (
      <VirtualList label={label} rows={rows} rowKey={keyOf} rowHeight={rowHeight} renderRow={renderGone} />
    );
  }
  return <VirtualTable label={label} rows={rows} rowKey={keyOf} rowHeight={rowHeight} columns={columns} />;
}

function NoneLeft() {
  const t = useText();
  const search = useUnitsOf(StationsModel, '$search');
  return (
    <p className={styles.empty}>
      {search.trim() === '' ? t('No disconnected stations recorded') : t('No stations match the search.')}
    </p>
  );
}

const renderGone = (row: DisconnectedStation) => <GoneItem row={row} />;

function GoneItem({ row }: { readonly row: DisconnectedStation }) {
  const t = useText();
  const figures = useFigures();
  return (
    <span className={itemStyles.item}>
      <span />
      <span className={classNames(typography.cut, typography.strong)}>
        <ForeignText>{visibleName(row.hostname) ?? row.mac}</ForeignText>
      </span>
      <span className={itemStyles.signal}>
        {t('{age} ago', { age: figureText(figures.duration(row.disconnectedSeconds)) })}
      </span>
      <span className={itemStyles.words}>{reasonWords(row, t)}</span>
      <span className={itemStyles.signal}>
        <Figure of={figures.dbm(row.signalDbm)} room={7} />
      </span>
    </span>
  );
}

function reasonWords({ reasonCode }: DisconnectedStation, t: Text): string {
  return reasonCode === undefined ? t('No reason given') : t(disconnectReasonMessage(reasonCode));
}

function goneColumns(t: Text, figures: Figures): readonly VirtualColumn<DisconnectedStation>[] {
  const text = (value: string | undefined) =>
    value === undefined ? <Figure of={undefined} /> : <ForeignText>{value}</ForeignText>;
  return [
    {
      id: 'name',
      header: t('Station'),
      width: 200,
      cell: row => <ForeignText>{visibleName(row.hostname) ?? row.mac}</ForeignText>,
    },
    { id: 'reason', header: t('Disconnect reason'), width: 300, cell: row => reasonWords(row, t) },
    {
      id: 'since',
      header: t('Disconnected for'),
      width: 116,
      numeric: true,
      cell: row => <Figure of={figures.duration(row.disconnectedSeconds)} />,
    },
    {
      id: 'signal',
      header: t('Last signal'),
      width: 112,
      numeric: true,
      cell: row => <Figure of={figures.dbm(row.signalDbm)} />,
    },
    { id: 'ip', header: t('Last address'), width: 136, cell: row => text(row.lastIp) },
    { id: 'mac', header: t('MAC'), width: 148, cell: row => text(row.mac) },
    { id: 'model', header: t('Model'), width: 176, cell: row => text(row.platform) },
  ];
}
