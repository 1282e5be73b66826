'use no memo';

import { isProblem } from '@radiolink/domain/link';
import type { StationRow } from '@radiolink/domain/station';
import { classNames, StateShape } from '../../components/index.ts';
import { ISSUE_TONES } from '../../components/primary-issue-labels.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './station-details.module.css';

/** Everything that is wrong with the station's link, the most important first; else how it is. */
export function StationReasons({ row: { verdict } }: { readonly row: StationRow }) {
  const t = useText();
  if (verdict.reasons.length === 0) return <p>{t(verdict.headline)}</p>;
  const isUnexplained = verdict.problem && !verdict.reasons.some(isProblem);
  return (
    <ul className="near">
      {isUnexplained && (
        <li className={classNames(styles.reason, 'bad')}>
          <StateShape tone="bad" size={11} />
          <span className="ink">{t(verdict.headline)}</span>
        </li>
      )}
      {verdict.reasons.map(({ kind, side, severity, message }) => (
        <li key={`${kind} ${side}`} className={classNames(styles.reason, ISSUE_TONES[severity])}>
          <StateShape tone={ISSUE_TONES[severity]} size={11} />
          <span className="ink">{t(message)}</span>
        </li>
      ))}
    </ul>
  );
}
