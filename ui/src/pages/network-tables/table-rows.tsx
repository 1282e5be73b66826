import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import {
  NETWORK_TABLES,
  type TableColumn,
  type TableRow,
  reservationChanges,
} from '@radiolink/application/network-tables/tables';
import { NetworkTablesModel } from '@radiolink/application/network-tables/network-tables.model';
import { useState } from 'react';
import { Button, Figure, ForeignText, ScrollArea, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useReadOnly } from '../../settings/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './network-tables.module.css';

/** The rows of the chosen table. A click on a heading sorts by it; a lease can be made a reservation. */
export function TableRows({ rows }: { readonly rows: readonly TableRow[] }) {
  const t = useText();
  const readOnly = useReadOnly();
  const [table, sort, sorted] = useUnitsOf(NetworkTablesModel, '$table', '$sort', 'sorted');
  const { columns, label } = NETWORK_TABLES[table];
  const reserves = table === 'leases' && !readOnly;
  if (rows.length === 0) return <p className={styles.empty}>{t('No entries')}</p>;
  return (
    <ScrollArea label={t(label)}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t(label)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th
                key={column.id}
                scope="col"
                className={column.numeric ? styles.end : undefined}
                aria-sort={
                  sort?.column === place ? (sort.descending ? 'descending' : 'ascending') : undefined
                }
              >
                <button type="button" className={styles.sort} onClick={() => sorted(place)}>
                  {t(column.label)}
                  {column.unit !== '' && ` (${column.unit})`}
                  <span aria-hidden="true">
                    {sort?.column === place ? (sort.descending ? ' ▼' : ' ▲') : ''}
                  </span>
                </button>
              </th>
            ))}
            {reserves && (
              <th scope="col">
                <VisuallyHidden>{t('Action')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              {columns.map((column, place) => (
                <Cell key={column.id} column={column} value={row.cells[place]} isHeading={place === 0} />
              ))}
              {reserves && (
                <td>
                  <Reserve row={row} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

interface CellProps {
  readonly column: TableColumn;
  readonly value: TableRow['cells'][number];
  readonly isHeading: boolean;
}

function Cell({ column: { numeric }, value, isHeading }: CellProps) {
  const figures = useFigures();
  const className = numeric ? styles.end : undefined;
  const content =
    typeof value === 'number' ? (
      <Figure of={figures.count(value)} />
    ) : value === undefined || value === '' ? (
      <Figure of={undefined} />
    ) : (
      <ForeignText>{String(value)}</ForeignText>
    );
  return isHeading ? (
    <th scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td className={className}>{content}</td>
  );
}

/** Makes the lease a reservation: a pending change of the DHCP server. */
function Reserve({ row: { lease } }: { readonly row: TableRow }) {
  const t = useText();
  const [change, scope] = useUnitsOf(SettingsContextModel, 'changed', '$scope');
  const [done, setDone] = useState(false);
  if (lease === undefined) return null;
  const isPossible = reservationChanges(scope.context.values, lease).size > 0;
  if (done || !isPossible) return <output>{done && t('Reservation added to the pending changes.')}</output>;
  const name = lease.hostname ?? lease.address ?? '';
  return (
    <Button
      aria-label={t('Reserve: {name}', { name })}
      onClick={() => {
        change(reservationChanges(scope.context.values, lease));
        setDone(true);
      }}
    >
      {t('Reserve')}
    </Button>
  );
}
