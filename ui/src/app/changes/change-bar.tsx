import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { settingNameMessage } from '@radiolink/domain/settings';
import { Fragment, Suspense, useState } from 'react';
import { useAction } from '../../components/commands/command.ts';
import { Button } from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { useHash } from '../../components/use-hash.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './changes.module.css';
import { FieldLink } from './field-link.tsx';

const Review = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './review/review-dialog.tsx')).ReviewDialog,
}));
const Previous = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './review/previous-configurations.tsx'))
    .PreviousConfigurations,
}));

const Discard = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './review/confirm-discard.tsx')).ConfirmDiscard,
}));

/** Pending changes, at the bottom of every page; nothing without any. */
export function ChangeBar() {
  const [open, setOpen] = useState<'review' | 'previous' | 'discard'>();
  const [isThere, became] = useUnitsOf(PermittedApply, '$hasChanges', '$becameChanges');
  const user = useUnitsOf(SessionModel, '$user');
  const can = !user.readOnly;
  const hash = useHash();
  const [place, setPlace] = useState(hash);
  // Back changes the page behind a dialog: the dialog was opened on the other one.
  if (hash !== place) {
    setPlace(hash);
    setOpen(undefined);
  }
  const [seen, setSeen] = useState(became);
  if (became !== seen) {
    setSeen(became);
    setOpen('review');
  }
  useAction('review-changes', () => setOpen('review'), can && isThere);
  useAction('previous-configurations', () => setOpen('previous'), can);
  const close = (): void => setOpen(undefined);
  return (
    <>
      {can && isThere && <Bar onReview={() => setOpen('review')} onDiscard={() => setOpen('discard')} />}
      <Suspense fallback={null}>
        {open === 'review' && (
          <Review
            onClose={close}
            onPrevious={() => setOpen('previous')}
            onDiscard={() => setOpen('discard')}
          />
        )}
        {open === 'previous' && <Previous onClose={close} />}
        {open === 'discard' && <Discard onClose={close} />}
      </Suspense>
    </>
  );
}

function Bar({ onReview, onDiscard }: { readonly onReview: () => void; readonly onDiscard: () => void }) {
  const t = useText();
  const [pending, conflicts, invalid] = useUnitsOf(
    EditingModel,
    '$pendingCount',
    '$conflicts',
    '$invalidFields',
  );
  const disputes = useUnitsOf(DraftsModel, '$disputes');
  const [secrets, canDiscard, canProceed, needsReview, mode, request, { kind }] = useUnitsOf(
    PermittedApply,
    '$secretsToEnter',
    '$canDiscard',
    '$canProceed',
    '$needsReview',
    '$proposedMode',
    'applyRequested',
    '$state',
  );
  const isChanged = pending + disputes.length + conflicts.length > 0;
  const parts = [
    isChanged && <CountWords key="count" />,
    secrets.length > 0 && (
      <span key="secrets">{t('Re-enter: {settings}', { settings: secrets.map(({ name }) => name) })}</span>
    ),
    invalid.size > 0 && <InvalidFields key="invalid" />,
  ].filter(part => part !== false);
  return (
    <section className={styles.bar} aria-label={t('Changes')}>
      <output className={styles.count}>
        {parts.map((part, place) => (
          <Fragment key={part.key}>
            {place > 0 && ' · '}
            {part}
          </Fragment>
        ))}
      </output>
      <span className={styles.buttons}>
        <Button onClick={onReview}>{t('Review')}</Button>
        {/* A test is kept or reverted first: the review says so where its buttons are off. */}
        {kind !== 'testing' && (
          <Button look="quiet" disabled={!canDiscard} onClick={onDiscard}>
            {t('Discard')}
          </Button>
        )}
        {isChanged && kind !== 'testing' && (
          <Button
            look="primary"
            disabled={!canProceed}
            onClick={() => (needsReview ? onReview() : request(mode))}
          >
            {mode === 'test' ? t('Test') : t('Save and apply')}
          </Button>
        )}
      </span>
    </section>
  );
}

/** Number of changed settings, and whether a test runs them: tested changes are active, but not saved. */
function CountWords() {
  const t = useText();
  const [count, underTest] = useUnitsOf(EditingModel, '$pendingCount', '$underTest');
  if (underTest === null) return t('{count} pending changes', { count });
  const tested = t('{count} changes in the test, not saved', { count: underTest.tested });
  if (underTest.since === 0) return tested;
  return `${tested} · ${t('{count} changes not in the test', { count: underTest.since })}`;
}

/** The fields whose text is not valid, each with the way to it: nothing is tested or applied before they are corrected. */
function InvalidFields() {
  const t = useText();
  const [fields, values] = useUnitsOf(EditingModel, '$invalidFields', '$values');
  return (
    <span>
      {t('Correct first:')}{' '}
      {[...fields.values()].map(({ key, name }, place) => (
        <Fragment key={key}>
          {place > 0 && ' · '}
          <FieldLink settingKey={key}>
            {t(settingNameMessage(key, other => values.get(other)) ?? name)}
          </FieldLink>
        </Fragment>
      ))}
    </span>
  );
}
