import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { StationExtremes } from '@radiolink/application/status/dashboard-view';
import { StatusModel } from '@radiolink/application/status/status.model';
import { isProblem, linkHealth, linkHealthMessage, problemDirection } from '@radiolink/domain/link';
import { stationCauses, type StationRow } from '@radiolink/domain/station';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { useStoreMap } from 'effector-react';
import { memo, type ReactNode } from 'react';
import { Card, classNames, Figure, ForeignText, StateShape } from '../../../components/index.ts';
import { stationHash } from '../../../components/catalogue/station-address.ts';
import { issueLabel, wholeScore } from '../../../components/link-states.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from './worst-stations.module.css';
import typography from '../../../theme/typography.module.css';
import tones from '../../../theme/tones.module.css';

/** The worst five stations of an access point, each with the reason, and the next that will have one. */
export function WorstStationsCard() {
  const t = useText();
  const extremes = useUnitsOf(DashboardModel, '$extremes');
  if (extremes === null) return null;
  const { worst, weakest } = extremes;
  const isFine = worst.length === 0;
  return (
    <Card title={t('Stations needing attention')} aside={<a href="#/stations">{t('All stations')}</a>}>
      <Causes listed={worst.length} />
      {isFine && <Fine listed={extremes.listed} onBackup={extremes.onBackup} />}
      <div className={styles.lists}>
        {!isFine && <List rows={worst} label={t('Worst stations')} />}
        {weakest.length > 0 && (
          <section className={styles.others}>
            <h3 className={classNames(typography.note, typography.strong)}>
              {t('Weakest stations without problems')}
            </h3>
            <List rows={weakest} label={t('Weakest stations without problems')} />
          </section>
        )}
      </div>
    </Card>
  );
}

/** What is wrong, counted: each cause leads to its worst station. Nothing where all of them are listed with their causes. */
function Causes({ listed }: { readonly listed: number }) {
  const t = useText();
  const causes = useStoreMap({
    store: useModel(StatusModel).$links,
    keys: [],
    fn: links => stationCauses(links?.rows ?? []),
    updateFilter: (now, before) => JSON.stringify(now) !== JSON.stringify(before),
  });
  if (causes.reduce((sum, { count }) => sum + count, 0) <= listed) return null;
  return (
    <ul className={styles.causes} aria-label={t('Causes')}>
      {causes.map(({ cause, count, worst }) => (
        <li key={cause}>
          <a href={stationHash(worst)}>
            {count} {'×'} {t(issueLabel(cause))}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Why there is nothing to look at. */
function Fine({ listed, onBackup }: Pick<StationExtremes, 'listed' | 'onBackup'>): ReactNode {
  const t = useText();
  const clients = useUnitsOf(DashboardModel, '$clients');
  if (onBackup > 0)
    return (
      <p>
        {t('The 60 GHz link is down. Stations on the 5 GHz backup link: {number}.', { number: onBackup })}
      </p>
    );
  return (
    <p className={typography.muted}>
      {listed > 0
        ? t('No stations with problems')
        : clients !== null && clients.count > 0
          ? t('This device reports only the number of stations, not a list.')
          : t('No stations connected. Stations appear here when they connect.')}
    </p>
  );
}

function List({ rows, label }: { readonly rows: readonly StationRow[]; readonly label: string }) {
  return (
    <ol aria-label={label}>
      {rows.map(row => (
        <MemoItem key={row.key} row={row} />
      ))}
    </ol>
  );
}

function Item({ row: { key, station, ends, verdict } }: { readonly row: StationRow }) {
  const t = useText();
  const figures = useFigures();
  const { health, score, problem, reasons } = verdict;
  const reason = problem ? reasons.find(isProblem) : undefined;
  // A good score may hide a poor direction, which the headline names.
  const hidden = problemDirection(verdict) && verdict.headline;
  const shown = problem ? 'poor' : health;
  const words = reason?.message ?? hidden ?? (shown === undefined ? undefined : linkHealthMessage(shown));
  const tone = problem ? 'bad' : health === 'good' ? 'fair' : 'good';
  return (
    <li className={styles.item}>
      <a className={styles.name} href={stationHash(key)}>
        <ForeignText cut>{ends.remote?.name || station.mac || MISSING_TEXT}</ForeignText>
      </a>
      {/* The reason of a weak one has its level, of the same sample as its verdict. */}
      {reason?.belowExpectedDb === undefined && <Figure of={figures.dbm(ends.local.signalDbm)} room={7} />}
      {words !== undefined && (
        <span className={classNames(styles.reason, tones[tone])}>
          <StateShape tone={tone} size={11} />
          <span className={typography.ink}>
            {t(words)}
            {reason === undefined &&
              hidden === undefined &&
              score !== undefined &&
              linkHealth(score) === shown &&
              ` · ${wholeScore(score)}`}
          </span>
        </span>
      )}
    </li>
  );
}

const MemoItem = memo(Item);
