import { SessionModel } from '@radiolink/application/session';
import { EditingModel, ChangeModels } from '@radiolink/application/configuration';
import { isToBeSaid } from '@radiolink/domain/impact';
import { settingsOfKeys } from '@radiolink/domain/settings';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAction } from '../commands/index.ts';
import { Button } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModel } from '../models/index.ts';
import styles from './changes.module.css';

const Review = lazy(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './review/review-dialog.tsx')).ReviewDialog,
}));
const Kept = lazy(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './review/kept-dialog.tsx')).KeptDialog,
}));

/** What is changed and not applied, at the bottom of every page; nothing when there is nothing. */
export function ChangeBar() {
  const t = useText();
  const editing = useModel(EditingModel);
  const changes = useModel(ChangeModels);
  const session = useModel(SessionModel);
  const [open, setOpen] = useState<'review' | 'kept'>();
  const [count, impact, state, staged, user, discard, apply] = useUnit([
    editing.$pendingCount,
    changes.apply.$impact,
    changes.apply.$state,
    changes.apply.$staged,
    session.$user,
    editing.allReverted,
    changes.apply.asked,
  ]);
  const disputes = useUnit(changes.drafts.$disputes).length + useUnit(editing.$conflicts).length;
  const faults = useUnit(changes.apply.$faults).length;
  const [secrets, values, saved] = useUnit([changes.drafts.$enterAgain, editing.$values, editing.$saved]);
  const toEnter = settingsOfKeys(secrets.filter(key => values.get(key) === saved.get(key)));
  const isChanged = count > 0 || disputes > 0;
  const isThere = isChanged || toEnter.length > 0;
  const can = !user.readOnly;
  const { stagedBecameChanges } = changes.apply;
  useEffect(() => stagedBecameChanges.watch(() => setOpen('review')), [stagedBecameChanges]);
  useAction('review-changes', () => setOpen('review'), can && isThere);
  useAction('kept-configurations', () => setOpen('kept'), can);
  const close = (): void => setOpen(undefined);
  const isFree = state.kind === 'idle' || state.kind === 'told';
  const isTest = impact?.needsTest ?? false;
  const needsReview = disputes + faults + toEnter.length > 0 || (impact !== null && isToBeSaid(impact));
  return (
    <>
      {can && isThere && (
        <section className={styles.bar} aria-label={t('Changes')}>
          <output className={styles.count}>
            {isChanged && <CountWords />}
            {isChanged && toEnter.length > 0 && ' · '}
            {toEnter.length > 0 &&
              t('Enter again: {settings}', { settings: toEnter.map(({ name }) => t(name)).join(', ') })}
          </output>
          <span className={styles.buttons}>
            <Button onClick={() => setOpen('review')}>{t('Review')}</Button>
            <Button look="quiet" disabled={!isFree} onClick={() => discard()}>
              {t('Discard')}
            </Button>
            {isChanged && (
              <Button
                look="primary"
                disabled={!isFree || staged}
                onClick={() => (needsReview ? setOpen('review') : apply(isTest ? 'test' : 'save'))}
              >
                {isTest ? t('Test') : t('Save and apply')}
              </Button>
            )}
          </span>
        </section>
      )}
      <Suspense fallback={null}>
        {open === 'review' && <Review onClose={close} onKept={() => setOpen('kept')} />}
        {open === 'kept' && <Kept onClose={close} />}
      </Suspense>
    </>
  );
}

/** How many settings are changed, and whether a test tries them: what is tested runs, but is not saved. */
function CountWords() {
  const t = useText();
  const editing = useModel(EditingModel);
  const [count, underTest] = useUnit([editing.$pendingCount, editing.$underTest]);
  if (underTest === null) return t('{count} changes not applied', { count });
  const tested = t('{count} changes in the test, not saved', { count: underTest.tested });
  if (underTest.since === 0) return tested;
  return `${tested} · ${t('{count} changes not in the test', { count: underTest.since })}`;
}
