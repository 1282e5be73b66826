import { FailoverModel, FAILOVER_MODELS } from '@radiolink/application/failover/failover.model';
import { useStoreMap } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { clockIn } from '../../charts/time-axis.ts';
import { SinceNote } from '../../components/time-notes.tsx';
import { TextWithFigures } from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import type { Part } from '../../models/part.ts';
import styles from './station-details.module.css';

/** When one station was on its backup, why, and what it cost; nothing where it never was. */
export function StationFailovers({ of }: { readonly of: string }) {
  const t = useText();
  // To the second: most failovers end within the minute.
  const clock = clockIn(useTranslation().i18n.language, false).full;
  const figures = useFigures();
  const failovers = useStoreMap({
    store: useModel(FailoverModel).$failovers,
    keys: [of],
    fn: (all, [key]) => all.filter(one => one.key === key),
  });
  if (failovers.length === 0) return null;
  return (
    <ul className={styles.failovers}>
      {failovers.map(one => {
        const { since, until, reason, costKbps } = one;
        return (
          <li key={since}>
            <strong>{t('On backup link')}</strong>{' '}
            {until === undefined ? (
              <SinceNote of={one} />
            ) : (
              t('{from} to {until}', { from: clock(since), until: clock(until) })
            )}
            {reason !== undefined && <> · {t(reason)}</>}
            {costKbps !== undefined && (
              <>
                {' · '}
                <TextWithFigures
                  text={names => t('costs {speed}', names)}
                  of={{ speed: figures.speed(costKbps, 'Mbps') }}
                />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const part: Part<{ readonly of: string }> = { View: StationFailovers, models: FAILOVER_MODELS };
