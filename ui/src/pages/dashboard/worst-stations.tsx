import type { StationRow } from '@radiolink/application/status';
import { linkHealthMessage } from '@radiolink/domain/link';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { memo } from 'react';
import { Card, classNames, Figure, ForeignText, StateShape } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModels } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import styles from './worst-stations.module.css';

/** The worst five stations of an access point, each with the reason. */
export function WorstStationsCard() {
  const t = useText();
  const { $worstStations, $stations, $clients } = useModels().dashboard;
  const [rows, all, clients] = useUnit([$worstStations, $stations, $clients]);
  return (
    <Card title={t('Stations to look at')} aside={<a href="#/stations">{t('All stations')}</a>}>
      {rows.length === 0 ? (
        <p className={styles.fine}>
          {all !== null && all.length > 0
            ? t('No station falls short of what is expected of it.')
            : clients !== null && clients.count > 0
              ? t('This device counts its stations and does not list them.')
              : t('No station is connected. Stations stand here as soon as they join.')}
        </p>
      ) : (
        <ol className={styles.list}>
          {rows.map(row => (
            <MemoItem key={row.key} row={row} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Item({ row }: { readonly row: StationRow }) {
  const t = useText();
  const figures = useFigures();
  const { reason, health } = row;
  const words = reason?.message ?? (health === undefined ? undefined : linkHealthMessage(health));
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        <ForeignText>{row.name || row.mac || MISSING_TEXT}</ForeignText>
      </span>
      <Figure of={figures.dbm(row.localDbm)} room={7} />
      {words !== undefined && (
        <span className={classNames(styles.reason, styles[reason?.severity ?? 'warning'])}>
          <StateShape tone={reason?.severity === 'danger' ? 'bad' : 'warn'} size={11} />
          <span className={styles.text}>{t(words)}</span>
        </span>
      )}
    </li>
  );
}

const MemoItem = memo(Item);
