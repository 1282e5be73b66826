import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { NetworkTablesModel } from '@radiolink/application/network-tables/network-tables.model';
import {
  NETWORK_TABLES,
  type TableColumn,
  type TableRow,
  reservationChanges,
} from '@radiolink/application/network-tables/tables';
import { reportText } from '@radiolink/application/tool-runs/tool-report';
import { Suspense, useState } from 'react';
import {
  Banner,
  Button,
  Card,
  FailureMessage,
  Skeleton,
  TextField,
  Figure,
  ForeignText,
  ScrollArea,
  VisuallyHidden,
} from '../../components/index.ts';
import { lazyPart } from '../../components/lazy-view.tsx';
import { Options, SelectField } from '../../components/select-field.tsx';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf, useWhileShown } from '../../models/models.ts';
import { useReadOnly } from '../../settings/index.ts';
import { ExportMenu } from '../tools/export-menu.tsx';
import { EthernetCard } from './ethernet-card.tsx';
import styles from './network-tables.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

const FORMATS = ['csv', 'json'] as const;
/** DHCP and PPPoE clients, with their actions. */
const Wan = lazyPart(
  async () => (await import(/* webpackChunkName: "part-wan" */ '../dashboard/device/wan-card.tsx')).part,
);

/** The tables that the device keeps of the network, one at a time, and its WAN clients. reading 27. */
export function NetworkTablesPage() {
  const t = useText();
  const tables = useModel(NetworkTablesModel);
  const { offered, refreshed, chosen, searched, exported } = tables;
  const [table, search, rows, reading, failure, report] = useUnitsOf(
    NetworkTablesModel,
    '$table',
    '$search',
    '$rows',
    '$reading',
    '$failure',
    '$report',
  );
  useWhileShown(...useUnitsOf(NetworkTablesModel, 'opened', 'closed'));
  const title = t(NETWORK_TABLES[table].label);
  return (
    <div className={layout.page}>
      <h1 className={typography.title}>{t('Network tables')}</h1>
      <div className={styles.bar}>
        <div className={styles.field}>
          <SelectField
            label={t('Table')}
            value={table}
            onChange={event => {
              const id = offered.find(each => each === event.target.value);
              if (id !== undefined) chosen(id);
            }}
          >
            <Options of={offered} words={id => t(NETWORK_TABLES[id].label)} />
          </SelectField>
        </div>
        <div className={styles.field}>
          <TextField
            label={t('Search')}
            value={search}
            autoComplete="off"
            spellCheck={false}
            onChange={event => searched(event.target.value)}
          />
        </div>
        <div className={styles.actions}>
          <Button disabled={reading} onClick={() => refreshed()}>
            {t('Refresh')}
          </Button>
          <ExportMenu
            formats={FORMATS}
            onSave={format => exported({ format, words: t })}
            text={() => reportText(report, t)}
          />
        </div>
      </div>
      {failure !== null && (
        <Banner tone="bad">
          {t('The table could not be read.')}{' '}
          {failure !== 'fault' && <FailureMessage failure={failure} context="action" />}
        </Banner>
      )}
      <Card title={title} flush>
        {rows === null ? failure === null && <Skeleton height="240px" /> : <TableRows rows={rows} />}
      </Card>
      <EthernetCard />
      <Suspense fallback={null}>
        <Wan />
      </Suspense>
    </div>
  );
}

/** The rows of the chosen table. A click on a heading sorts by it; a lease can be made a reservation. */
function TableRows({ rows }: { readonly rows: readonly TableRow[] }) {
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
