import { ConfigurationDiffModel } from '@radiolink/application/configuration-diff/configuration-diff.model';
import type { Comparison } from '@radiolink/application/configuration-diff/comparison';
import type { DiffView } from '@radiolink/application/configuration-diff/diff-side';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '../../components/index.ts';
import { useDayTime } from '../../i18n/use-time-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './diff.module.css';
import { SettingDifferences } from './setting-differences.tsx';
import { sideName } from './side-labels.ts';
import { TextDifferences } from './text-differences.tsx';

export interface FoundProps {
  readonly comparison: Comparison;
  readonly view: DiffView;
}

/** The differences that were found, or that there are none, and what was not compared. */
export function Found({ comparison, view }: FoundProps) {
  const t = useText();
  const time = useDayTime();
  const [{ from, to }, sides, { isFetching }] = useUnitsOf(
    ConfigurationDiffModel,
    '$pair',
    '$sides',
    '$reading',
  );
  const [patchSize, save, again] = useUnitsOf(ConfigurationDiffModel, '$patchSize', 'exported', 'readAgain');
  const { count, groups, lines } = comparison;
  const nameOf = (id: typeof from): string =>
    sideName(sides.find(side => side.id === id) ?? { id, at: undefined }, t, time);
  return (
    <>
      <div className="bar">
        <output className={styles.count}>
          {groups.length === 0 ? t('No differences') : t('{count} settings differ', { count })}
        </output>
        <Button disabled={isFetching} onClick={() => again()}>
          <RefreshCw size={16} aria-hidden="true" />
          {t('Refresh')}
        </Button>
        <Button disabled={patchSize === 0} onClick={() => save()}>
          <Download size={16} aria-hidden="true" />
          {t('Save as patch')}
        </Button>
        <Notes comparison={comparison} patchSize={patchSize} />
      </div>
      {groups.length === 0 && (
        <p className={styles.empty}>
          {from === to
            ? t('Both sides are the same configuration. Select another one to compare with.')
            : t('The settings are identical. Line order and comments are ignored.')}
        </p>
      )}
      {groups.length > 0 && view === 'settings' && (
        <SettingDifferences
          key={`${from} ${to}`}
          groups={groups}
          fromName={nameOf(from)}
          toName={nameOf(to)}
        />
      )}
      {groups.length > 0 && view === 'text' && <TextDifferences key={`${from} ${to}`} lines={lines} />}
    </>
  );
}

function Notes({
  comparison: { withoutSecrets, secrets },
  patchSize,
}: {
  readonly comparison: Comparison;
  readonly patchSize: number;
}) {
  const t = useText();
  return (
    <div className={styles.notes}>
      {withoutSecrets && <p>{t('Secrets are not compared: one of the two sides holds none.')}</p>}
      {secrets > 0 && <p>{t('Secrets are masked: different values look the same.')}</p>}
      {(patchSize > 0 || secrets > 0) && (
        <p>
          {secrets > 0
            ? t('The patch contains the changes from the first side to the second, without secrets.')
            : t('The patch contains the changes from the first side to the second. No secrets are included.')}
        </p>
      )}
    </div>
  );
}
