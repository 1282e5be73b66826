import { readBackup } from '@radiolink/application/backup/read-backup';
import { ConfigurationDiffModel } from '@radiolink/application/configuration-diff/configuration-diff.model';
import {
  DIFF_VIEWS,
  type DiffAddress,
  type DiffView,
  diffAddressOf,
  hashOfDiff,
  type BackupText,
  type DiffPair,
} from '@radiolink/application/configuration-diff/diff-side';
import type { Problem } from '@radiolink/domain/errors';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import FileUp from 'lucide-react/icons/file-up';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  Banner,
  Button,
  ErrorView,
  FailureMessage,
  ForeignText,
  Skeleton,
  VisuallyHidden,
} from '../../components/index.ts';
import { SegmentedChoice } from '../../components/segmented-choice.tsx';
import { useHash } from '../../components/use-hash.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import styles from './diff.module.css';
import { Found } from './found.tsx';
import { SideField } from './side-field.tsx';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

const VIEW_LABELS: Readonly<Record<DiffView, string>> = { settings: 'By setting', text: 'As text' };

/** Two configurations of the device side by side. §1.tools. */
export function DiffPage() {
  const t = useText();
  const [address, show] = useDiffAddress();
  const [sides, pair] = useUnitsOf(ConfigurationDiffModel, '$sides', '$pair');
  const [named, backupRead] = useUnitsOf(ConfigurationDiffModel, 'pairNamed', 'backupRead');
  useWhileShown(...useUnitsOf(ConfigurationDiffModel, 'shown', 'left'));
  useEffect(() => {
    named(namedIn(address));
  }, [named, address]);

  const choose = (next: Partial<DiffPair>): void => show({ ...pair, ...next, view: address.view });
  return (
    <div className={layout.page}>
      <header className={layout.head}>
        <h1 className={typography.title}>{t('Configuration diff')}</h1>
        <SegmentedChoice
          legend={t('View')}
          name="diff-view"
          options={DIFF_VIEWS}
          words={each => t(VIEW_LABELS[each])}
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

interface Refused {
  readonly name: string;
  readonly problems: readonly Problem[];
}

/** Chooses a local backup to compare with. It is read and checked in the page, and never sent. */
function BackupChooser({ onRead }: { readonly onRead: (backup: BackupText) => void }) {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();

  const take = async (file: File): Promise<void> => {
    const reading = await readBackup(file);
    setRefused(reading.ok ? undefined : { name: file.name, problems: reading.problems });
    if (reading.ok) onRead({ name: file.name, text: reading.text });
  };

  return (
    <div className={layout.bar}>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('Select a backup file')}
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void take(file);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      <Button onClick={() => chooser.current?.click()}>
        <FileUp size={16} aria-hidden="true" />
        {t('Select a backup file')}
      </Button>
      <p className={typography.note}>{t('The file is processed in the browser and not uploaded.')}</p>
      {refused !== undefined && (
        <div className={styles.refused}>
          <Banner tone="bad" urgent>
            <p>
              <ForeignText>{refused.name}</ForeignText>
            </p>
            {refused.problems.map(problem => (
              <p key={`${problem.key} ${JSON.stringify(problem.values ?? {})}`}>{t(problem)}</p>
            ))}
            <p>{t('The comparison did not change.')}</p>
          </Banner>
        </div>
      )}
    </div>
  );
}

/** The comparison in the address, and its setter, which adds no entry to the browser's history. */
function useDiffAddress(): readonly [DiffAddress, (next: DiffAddress) => void] {
  const hash = useHash();
  return [useMemo(() => diffAddressOf(hash), [hash]), showDiff];
}

function showDiff(next: DiffAddress): void {
  const from = window.location.href;
  window.history.replaceState(null, '', hashOfDiff(next));
  // Replacing the state emits no event, and the page subscribes to the address.
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: from, newURL: window.location.href }));
}

/** The result between the two sides: loading, unavailable, or found. */
function Differences({ view }: { readonly view: DiffView }) {
  const t = useText();
  const [state, disputed] = useUnitsOf(ConfigurationDiffModel, '$state', '$disputed');
  return (
    <div className={layout.page}>
      {disputed > 0 && (
        <Banner tone="warn">
          {t(
            'Settings with pending changes were changed in another session. Review the changes before applying them.',
          )}
        </Banner>
      )}
      {state.kind === 'waiting' && <Waiting />}
      {state.kind === 'failed' && <Failed />}
      {state.kind === 'unavailable' && state.side.content.kind === 'unavailable' && (
        <Banner tone="idle">{t(state.side.content.reason)}</Banner>
      )}
      {state.kind === 'compared' && <Found comparison={state.comparison} view={view} />}
    </div>
  );
}

function Waiting() {
  const t = useText();
  return (
    <>
      <VisuallyHidden>
        <output>{t('Loading the configuration…')}</output>
      </VisuallyHidden>
      <Skeleton height="160px" />
      <Skeleton height="240px" />
    </>
  );
}

function Failed() {
  const t = useText();
  const [{ failure }, again] = useUnitsOf(ConfigurationDiffModel, '$reading', 'readAgain');
  return (
    <ErrorView
      title={t('The configuration of the device could not be read.')}
      meaning={
        failure === null ? t('Something went wrong.') : <FailureMessage failure={failure} context="action" />
      }
      advice={t('Other configurations can still be compared.')}
      action={
        <Button look="primary" onClick={() => again()}>
          {t('Refresh')}
        </Button>
      }
    />
  );
}
