import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Banner, Button, Dialog } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModels } from '../models/index.ts';

const QUESTIONS = {
  apply: {
    title: 'Apply the backup',
    words:
      'The backup takes effect at once and for good. The device may restart, and may be at another address then.',
  },
  discard: {
    title: 'Discard the backup',
    words: 'The device forgets the uploaded backup. What it runs stays as it is.',
  },
} as const;

/** An uploaded backup that waits on the device: applied or discarded after a second word. */
export function StagedBackup() {
  const t = useText();
  const { changes, editing } = useModels();
  const { apply } = changes;
  const isRunningKnown = useUnit(editing.$state)?.beforeStaged !== undefined;
  const [staged, state, failure, isDiscarding, use, drop] = useUnit([
    apply.$staged,
    apply.$state,
    apply.$discardFailure,
    apply.$isDiscarding,
    apply.stagedApplied,
    apply.stagedDiscarded,
  ]);
  const [asks, setAsks] = useState<keyof typeof QUESTIONS>();
  const close = (): void => setAsks(undefined);
  if (!staged) return null;
  const isFree = (state.kind === 'idle' || state.kind === 'told') && !isDiscarding;
  const question = asks && QUESTIONS[asks];
  return (
    <Banner
      tone="warn"
      action={
        <>
          <Button look="primary" disabled={!isFree} onClick={() => setAsks('apply')}>
            {t('Apply the backup')}
          </Button>
          <Button disabled={!isFree} onClick={() => setAsks('discard')}>
            {t('Discard the backup')}
          </Button>
        </>
      }
    >
      {t('An uploaded backup is on the device and not applied. The settings shown are those of the backup.')}
      {failure !== null && (
        <p role="alert">
          {t('The backup could not be discarded. Try again.')} {t(failure)}
        </p>
      )}
      {question !== undefined && (
        <Dialog
          title={t(question.title)}
          onClose={close}
          actions={
            <>
              <Button
                look="primary"
                disabled={!isFree}
                onClick={() => {
                  if (asks === 'apply') use();
                  else drop();
                  close();
                }}
              >
                {t(question.title)}
              </Button>
              <Button onClick={close}>{t('Cancel')}</Button>
            </>
          }
        >
          <p>{t(question.words)}</p>
          {asks === 'apply' && !isRunningKnown && (
            <p>
              {t(
                'This page has not seen what the device runs now. To keep that, the backup is taken off the device for a moment, what runs is read, and the backup is put back.',
              )}
            </p>
          )}
        </Dialog>
      )}
    </Banner>
  );
}
