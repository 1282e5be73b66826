import { ChangeModels } from '@radiolink/application/configuration';
import { useUnit } from 'effector-react';
import { Suspense, useEffect, useState } from 'react';
import { Banner, Button, Dialog } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModel } from '../models/index.ts';
import { ApplyAtOnce } from './lazy-apply-at-once.ts';

/**
 * An uploaded backup that waits on the device: made changes to be tested, or applied or discarded after a second word,
 * by whoever may.
 */
export function StagedBackup({ canDecide }: { readonly canDecide: boolean }) {
  const t = useText();
  const { apply } = useModel(ChangeModels);
  const [staged, held, canUse, failure, isBusy, review, use, drop] = useUnit([
    apply.$staged,
    apply.$heldBackup,
    apply.$canUseStaged,
    apply.$stagedFailure,
    apply.$isStagedBusy,
    apply.stagedReviewed,
    apply.stagedApplied,
    apply.stagedDiscarded,
  ]);
  const [asks, setAsks] = useState<'apply' | 'discard'>();
  const close = (): void => setAsks(undefined);
  useKeepPage(held !== null);
  if (!staged) return null;
  return (
    <Banner
      tone="warn"
      action={
        canDecide && (
          <>
            <Button look="primary" disabled={!canUse} onClick={() => review()}>
              {held === null ? t('Review it as changes') : t('Try again')}
            </Button>
            {held === null && (
              <Button disabled={!canUse} onClick={() => setAsks('apply')}>
                {t('Apply at once')}
              </Button>
            )}
            <Button disabled={!canUse} onClick={() => setAsks('discard')}>
              {t('Discard the backup')}
            </Button>
          </>
        )
      }
    >
      {held === null
        ? t(
            'An uploaded backup is on the device and not applied. The settings shown are those of the backup.',
          )
        : t(HELD[held])}
      <output>{isBusy && ` ${t('Asking the device…')}`}</output>
      {failure.length > 0 && <p role="alert">{failure.map(words => t(words)).join(' ')}</p>}
      {asks === 'apply' && (
        <Suspense fallback={null}>
          <ApplyAtOnce
            title="Apply the backup at once"
            canApply={canUse}
            onClose={close}
            onApply={() => {
              use();
              close();
            }}
          />
        </Suspense>
      )}
      {asks === 'discard' && (
        <Dialog
          title={t('Discard the backup')}
          onClose={close}
          actions={
            <>
              <Button
                look="primary"
                disabled={!canUse}
                onClick={() => {
                  drop();
                  close();
                }}
              >
                {t('Discard the backup')}
              </Button>
              <Button onClick={close}>{t('Cancel')}</Button>
            </>
          }
        >
          <p>{t('The device forgets the uploaded backup. What it runs stays as it is.')}</p>
        </Dialog>
      )}
    </Banner>
  );
}

const HELD = {
  'here-only':
    'The backup is off the device and in this page only: leave it open. It becomes changes once what the device runs was read.',
  unknown:
    'Whether the backup is still on the device is not known. This page holds it: leave it open until the device answers.',
} as const;

/** Asks before the page is left while it holds what is nowhere else. */
function useKeepPage(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
}
