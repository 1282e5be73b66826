import { NETWORK_TABLES } from '@radiolink/application/network-tables/tables';
import { NetworkTablesModel } from '@radiolink/application/network-tables/network-tables.model';
import { reportText } from '@radiolink/application/tool-runs/tool-report';
import { Suspense } from 'react';
import { Banner, Button, Card, FailureMessage, Skeleton, TextField } from '../../components/index.ts';
import { Options, SelectField } from '../../components/select-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useModel, useUnitsOf, useWhileShown } from '../../models/models.ts';
import { ExportMenu } from '../tools/export-menu.tsx';
import { EthernetCard } from './ethernet-card.tsx';
import styles from './network-tables.module.css';
import { TableRows } from './table-rows.tsx';

const FORMATS = ['csv', 'json'] as const;
/** DHCP and PPPoE clients, with their actions. */
const Wan = lazyPart(
  async () => (await import(/* webpackChunkName: "part-wan" */ '../dashboard/device/wan.part.ts')).part,
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
    <div className="page">
      <h1 className="title">{t('Network tables')}</h1>
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
