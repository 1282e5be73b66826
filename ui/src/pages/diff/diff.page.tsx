import {
  DIFF_VIEWS,
  type DiffAddress,
  type DiffView,
} from '@radiolink/application/configuration-diff/diff-address';
import type { DiffPair } from '@radiolink/application/configuration-diff/diff-side';
import { ConfigurationDiffModel } from '@radiolink/application/configuration-diff/configuration-diff.model';
import { useUnit } from 'effector-react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { SegmentedChoice } from '../../components/segmented-choice.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { BackupChooser } from './backup-chooser.tsx';
import { Differences } from './differences.tsx';
import styles from './diff.module.css';
import { SideField } from './side-field.tsx';
import { useDiffAddress } from './use-diff-address.ts';

const VIEW_LABELS: Readonly<Record<DiffView, string>> = { settings: 'By setting', text: 'As text' };

/** Two configurations of the device side by side. Specification §1, configuration diff. */
export function DiffPage() {
  const t = useText();
  const diff = useModel(ConfigurationDiffModel);
  const [address, show] = useDiffAddress();
  const [sides, pair] = useUnit([diff.$sides, diff.$pair]);
  const [shown, left, named, backupRead] = useUnit([diff.shown, diff.left, diff.pairNamed, diff.backupRead]);
  useEffect(() => {
    shown();
    return () => left();
  }, [shown, left]);
  useEffect(() => {
    named(namedIn(address));
  }, [named, address]);

  const choose = (next: Partial<DiffPair>): void => show({ ...pair, ...next, view: address.view });
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 className={styles.title}>{t('Configuration diff')}</h1>
        <SegmentedChoice
          legend={t('View')}
          name="diff-view"
          options={DIFF_VIEWS}
          labels={VIEW_LABELS}
          value={address.view}
          onChange={view => show({ ...pair, view })}
        />
      </header>
      <div className={styles.sides}>
        <SideField label={t('From')} sides={sides} chosen={pair.from} onChoose={from => choose({ from })} />
        <Button className={styles.swap} onClick={() => choose({ from: pair.to, to: pair.from })}>
          <ArrowLeftRight size={16} aria-hidden="true" />
          {t('Swap')}
        </Button>
        <SideField label={t('To')} sides={sides} chosen={pair.to} onChoose={to => choose({ to })} />
      </div>
      <BackupChooser
        onRead={backup => {
          backupRead(backup);
          if (pair.from !== 'file') choose({ to: 'file' });
        }}
      />
      <Differences view={address.view} />
    </div>
  );
}

function namedIn({ from, to }: DiffAddress): Partial<DiffPair> {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
