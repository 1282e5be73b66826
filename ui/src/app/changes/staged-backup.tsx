'use no memo';

import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { Suspense, useEffect, useState } from 'react';
import { Banner, Button, Dialog } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { ApplyAtOnce } from './lazy-apply-at-once.ts';

/**
 * An uploaded backup on the device: loaded as pending changes to be tested, or applied or discarded after a
 * confirmation, by users with the permission.
 */
export function StagedBackup({ canDecide }: { readonly canDecide: boolean }) {
  const t = useText();
  const [staged, held, canUse, failure, isBusy, review, use, drop] = useUnitsOf(
    PermittedApply,
    '$staged',
    '$heldBackup',
    '$canUseStaged',
    '$stagedFailure',
    '$isStagedBusy',
    'stagedReviewed',
    'stagedApplied',
    'stagedDiscarded',
  );
  const [asks, setAsks] = useState<'apply' | 'discard'>();
  const close = (): void => setAsks(undefined);
  useUnsavedWork(held !== null);
  if (!staged) return null;
  return (
    <Banner
      tone="warn"
      action={
        canDecide && (
          <>
            <Button look="primary" disabled={!canUse} onClick={() => review()}>
              {held === null ? t('Review as pending changes') : t('Try again')}
            </Button>
            {held === null && (
              <Button disabled={!canUse} onClick={() => setAsks('apply')}>
                {t('Apply now')}
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
        ? t('An uploaded backup on the device is not applied yet. The settings shown are from the backup.')
        : t(HELD[held])}
      <output>{isBusy && ` ${t('Waiting for the device…')}`}</output>
      {failure.length > 0 && <p role="alert">{failure.map(words => t(words)).join(' ')}</p>}
      {asks === 'apply' && (
        <Suspense fallback={null}>
          <ApplyAtOnce
            title="Apply backup now"
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
          <p>
            {t('Removes the uploaded backup from the device. The running configuration does not change.')}
          </p>
        </Dialog>
      )}
    </Banner>
  );
}

const HELD = {
  'here-only':
    'The backup is held in this page only. Keep the page open. It becomes pending changes once the running configuration is loaded.',
  unknown:
    'It is unknown whether the backup is still on the device. This page holds a copy. Keep the page open until the device responds.',
} as const;

/** Asks before the page is left while it contains unsaved work. */
function useUnsavedWork(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
}
