import { isTableColumnId } from '@radiolink/application/station/list-choices';
import type { ListedStation } from '@radiolink/application/station/station-list';
import { StationsModel } from '@radiolink/application/station/stations.model';
import { ratioOf } from '@radiolink/domain/station';
import { Suspense, useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { stationColumns } from './station-columns.tsx';
import { VirtualTable } from '../../components/long-list/virtual-table.tsx';
import { lazyView } from '../../components/lazy-view.tsx';

/** An empty list is seldom. */
const NoStation = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "stations-none" */ './no-stations.tsx')).NoStation,
}));

const PhoneRows = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "stations-phone" */ './phone-rows.tsx')).PhoneRows,
}));

const keyOf = ({ key }: ListedStation): string => key;
const isOld = ({ leftAt }: ListedStation): boolean => leftAt !== undefined;

export interface StationRowsProps {
  readonly phone: boolean;
  readonly rowHeight: number;
}

/** The stations that are connected: a table, on a phone a list of two lines each. */
export function StationRows({ phone, rowHeight }: StationRowsProps) {
  const t = useText();
  const figures = useFigures();
  const [list, choices, notes, opened] = useUnitsOf(
    StationsModel,
    '$list',
    '$choices',
    '$notes',
    '$selected',
  );
  const distanceUnit = figures.distanceUnit(useUnitsOf(StationsModel, '$farthestMetres') ?? undefined);
  const [open, hold, sortBy] = useUnitsOf(StationsModel, 'selected', 'held', 'sortChosen');
  const { columns: chosen, sort } = choices;
  const ratio = ratioOf(list.rows);
  const columns = useMemo(
    () => stationColumns(chosen, sort, { t, figures, notes, distanceUnit, ratio }),
    [chosen, sort, t, figures, notes, distanceUnit, ratio],
  );
  const rows = {
    label: t('Stations'),
    rows: list.rows,
    rowKey: keyOf,
    isOld,
    rowHeight,
    onOpen: open,
    openKey: opened?.row.key,
    held: opened !== null,
    onHeld: hold,
  };
  if (list.rows.length === 0) {
    return (
      <Suspense fallback={null}>
        <NoStation />
      </Suspense>
    );
  }
  if (phone) {
    return (
      <Suspense fallback={null}>
        <PhoneRows {...rows} />
      </Suspense>
    );
  }
  return <VirtualTable {...rows} columns={columns} onSort={id => isTableColumnId(id) && sortBy(id)} />;
}
