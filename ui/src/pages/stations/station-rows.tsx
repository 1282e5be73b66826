import { isTableColumnId, StationsModel } from '@radiolink/application/station';
import type { StationRow } from '@radiolink/domain/station';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import { stationColumns } from './station-columns.tsx';
import { renderStation } from './station-item.tsx';
import styles from './stations.module.css';
import { VirtualList } from './virtual-list.tsx';
import { VirtualTable } from './virtual-table.tsx';

const keyOf = ({ key }: StationRow): string => key;

export interface StationRowsProps {
  readonly phone: boolean;
  readonly rowHeight: number;
}

/** The stations that are connected: a table, on a phone a list of two lines each. */
export function StationRows({ phone, rowHeight }: StationRowsProps) {
  const t = useText();
  const figures = useFigures();
  const { $list, $choices, $notes, $selected, selected, held, sortChosen } = useModel(StationsModel);
  const [list, choices, notes, opened] = useUnit([$list, $choices, $notes, $selected]);
  const [open, hold, sortBy] = useUnit([selected, held, sortChosen]);
  const { columns: chosen, sort } = choices;
  const columns = useMemo(
    () => stationColumns(chosen, sort, { t, figures, notes }),
    [chosen, sort, t, figures, notes],
  );
  const rows = {
    label: t('Stations'),
    rows: list.rows,
    rowKey: keyOf,
    rowHeight,
    onOpen: open,
    openKey: opened?.row.key,
    held: opened !== null,
    onHeld: hold,
  };
  if (list.rows.length === 0) return <NoStation />;
  if (phone) return <VirtualList {...rows} renderRow={renderStation} />;
  return <VirtualTable {...rows} columns={columns} onSort={id => isTableColumnId(id) && sortBy(id)} />;
}

/** What would be here, and how to get it. */
function NoStation() {
  const t = useText();
  const { $counts, $counted, $filter, searched, filtered } = useModel(StationsModel);
  const [counts, counted, filter] = useUnit([$counts, $counted, $filter]);
  const [search, choose] = useUnit([searched, filtered]);
  if (counts.all === 0) {
    return (
      <p className={styles.empty}>
        {counted !== null && counted > 0
          ? t('This device reports only the number of stations, not a list.')
          : t('No stations connected. Stations appear here when they connect.')}
      </p>
    );
  }
  if (filter === 'problems' && counts.problems === 0) {
    return <p className={styles.empty}>{t('No stations with problems')}</p>;
  }
  return (
    <div className={styles.empty}>
      <p>{t('No stations match the search.')}</p>
      <Button
        onClick={() => {
          search('');
          choose('all');
        }}
      >
        {t('Show all stations')}
      </Button>
    </div>
  );
}
