import type { ApplyMode } from '@radiolink/application/configuration/apply/apply-state';
import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { MergeChoice, ThreeWayChange } from '@radiolink/domain/configuration';
import { settingNameMessage, disputedSettings } from '@radiolink/domain/settings';
import { Suspense, useEffect, useId } from 'react';
import { Banner, Button, classNames, Dialog, TextButton } from '../../../components/index.ts';
import { lazyPart } from '../../../components/lazy-view.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import { FieldLink } from '../field-link.tsx';
import { TestEffect, useHasEffect } from '../test-effect.tsx';
import { Cuts, TestProblems } from './cut-list.tsx';
import { RemoteEnd, waysToApply } from './ways-to-apply.tsx';
import { FindingItems } from './finding-items.tsx';
import { ChangeValue, PendingTask, usePendingTasks } from './pending-task.tsx';
import styles from './review.module.css';
import layout from '../../../theme/layout.module.css';

/** Secrets whose values were not kept: to be entered again, or left as the device has them. */
function SecretsToEnter({ onFollow }: { readonly onFollow: () => void }) {
  const t = useText();
  const open = useUnitsOf(PermittedApply, '$secretsToEnter');
  const leave = useUnitsOf(DraftsModel, 'secretLeft');
  if (open.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('Re-enter')}</h3>
      <p>{t('Secrets are not stored in the browser. Re-enter them or keep the values on the device.')}</p>
      <ul className={styles.cuts}>
        {open.map(({ key, keys: all, name }) => (
          <li key={key} className={styles.dispute}>
            <FieldLink settingKey={key} onFollow={onFollow}>
              {t(name)}
            </FieldLink>
            <TextButton
              onClick={() => {
                for (const one of all) leave(one);
              }}
            >
              {t('Leave as it is')}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Remarks on the changes, and on what was wrong before, with their repairs. They stop nothing. reading 48. */
function RemarkList({ onFollow }: { readonly onFollow: () => void }) {
  const t = useText();
  const remarks = useUnitsOf(PermittedApply, '$remarks');
  if (remarks.length === 0) return null;
  return (
    <Banner tone="warn">
      {t('Check these settings.')}
      <FindingItems findings={remarks} onFollow={onFollow} />
    </Banner>
  );
}

/** Whose value a button takes. */
const SIDES = { mine: 'My value:', theirs: 'On the device:' } as const;

interface DisputeListProps {
  readonly changes: readonly ThreeWayChange[];
  /** The choices made so far, while others are open. */
  readonly choices?: ReadonlyMap<string, MergeChoice>;
  readonly onSettle: (settlement: { readonly key: string; readonly choice: MergeChoice }) => void;
}

/** Conflicts: settings that were changed on the device too. The user selects the value to apply. */
function DisputeList({ changes, choices, onSettle }: DisputeListProps) {
  const t = useText();
  const values = useUnitsOf(EditingModel, '$values');
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('Conflicting changes')}</h3>
      <ul className={styles.cuts}>
        {disputedSettings(changes, values).map(({ key, keys, name, ...sides }) => (
          <li key={key} className={styles.dispute}>
            <strong>{t(name)}</strong>
            {(['mine', 'theirs'] as const).map(choice => (
              <Button
                key={choice}
                aria-pressed={choices && choices.get(key) === choice}
                look={choices?.get(key) === choice ? 'primary' : 'plain'}
                onClick={() => {
                  for (const one of keys) onSettle({ key: one, choice });
                }}
              >
                {t(SIDES[choice])} <ChangeValue change={{ key }} value={sides[choice]} />
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const ExpectedEffect = lazyPart(
  async () => (await import(/* webpackChunkName: "part-expected" */ './expected-effect.tsx')).part,
);

/** In a test the changes run: what they do is measured, and no longer foretold from readings that have them already. */
function TestedSoFar() {
  const t = useText();
  if (!useHasEffect()) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('Link, before and during the test')}</h3>
      <TestEffect as="table" />
    </section>
  );
}

export interface ReviewDialogProps {
  readonly onClose: () => void;
  readonly onPrevious: () => void;
  readonly onDiscard: () => void;
}

/**
 * Everything that is about to be applied, in the order of its weight: what stops it, what happens to whom and for how long, the
 * expected effect, and the changes by task.
 */
export function ReviewDialog({ onClose, onPrevious, onDiscard }: ReviewDialogProps) {
  const t = useText();
  const apply = useModel(PermittedApply);
  const [impact, canApply, canDiscard] = useUnitsOf(PermittedApply, '$impact', '$canApply', '$canDiscard');
  const { kind } = useUnitsOf(PermittedApply, '$state');
  const [disputes, settleDraft] = useUnitsOf(DraftsModel, '$disputes', 'disputeSettled');
  const [conflicts, choices, settle] = useUnitsOf(EditingModel, '$conflicts', '$choices', 'conflictSettled');
  const [request, reviewOpened] = useUnitsOf(PermittedApply, 'applyRequested', 'reviewOpened');
  useEffect(() => void reviewOpened(), [reviewOpened]);
  const count = useUnitsOf(EditingModel, '$pendingCount');
  const isTesting = kind === 'testing';
  const isDisputed = disputes.length + conflicts.length > 0;
  const applyBy = (mode: ApplyMode): void => {
    request(mode);
    onClose();
  };
  const costs = useId();
  const { tasks, own, shared } = usePendingTasks();
  const cuts = [{ cuts: shared }, ...tasks.map(({ id, name }) => ({ task: name, cuts: own.get(id) ?? [] }))];
  const ways = waysToApply(impact, apply.canLeaveUnsaved);
  return (
    <Dialog
      title={count === 0 ? t('Pending changes') : `${t('Pending changes')} · ${count}`}
      onClose={onClose}
      sheet
      actions={
        <>
          <Button look="quiet" className={styles.close} onClick={onClose}>
            {t('Close')}
          </Button>
          {ways.map(({ mode, words, isProposed }) => (
            <Button
              key={mode}
              look={isProposed ? 'primary' : 'plain'}
              className={classNames(isProposed && styles.proposed)}
              current={isProposed}
              disabled={!canApply}
              aria-describedby={costs}
              onClick={() => applyBy(mode)}
            >
              {t(words)}
            </Button>
          ))}
        </>
      }
    >
      <div className={layout.sections}>
        <DisputeList changes={disputes} onSettle={settleDraft} />
        <DisputeList changes={conflicts} choices={choices} onSettle={settle} />
        <FaultList onFollow={onClose} />
        <SecretsToEnter onFollow={onClose} />
        <RemarkList onFollow={onClose} />
        <div id={costs} className={classNames(layout.sections, layout.optional)}>
          {isTesting && (
            <Banner tone="idle">
              {t('A configuration test is running. Keep or revert it before you apply or discard.')}
            </Banner>
          )}
          <TestProblems />
          {!isTesting && (
            <Cuts of={cuts}>
              <RemoteEnd />
            </Cuts>
          )}
          {!apply.canLeaveUnsaved && (
            <p>
              {t('This device saves every change that it applies: applying without saving is not available.')}
            </p>
          )}
        </div>
        {isTesting ? (
          <TestedSoFar />
        ) : (
          <Suspense fallback={null}>
            <ExpectedEffect />
          </Suspense>
        )}
        <div className={classNames(layout.apart, layout.optional)}>
          {tasks.map(task => (
            <PendingTask key={task.id} task={task} />
          ))}
        </div>
        {tasks.length === 0 && !isDisputed && <p>{t('No pending changes')}</p>}
        <p className={styles.also}>
          <TextButton disabled={!canDiscard} onClick={onDiscard}>
            {t('Discard all')}
          </TextButton>
          <TextButton onClick={onPrevious}>{t('Previous configurations')}</TextButton>
        </p>
      </div>
    </Dialog>
  );
}

/**
 * Invalid fields, and the faults that the changes cause, with a link to each field. Nothing is sent before
 * they are corrected.
 */
function FaultList({ onFollow }: { readonly onFollow: () => void }) {
  const t = useText();
  const faults = useUnitsOf(PermittedApply, '$faults');
  const [invalid, values] = useUnitsOf(EditingModel, '$invalidFields', '$values');
  const named = [...invalid.values()].map(field => ({
    ...field,
    name: settingNameMessage(field.key, other => values.get(other)) ?? field.name,
  }));
  const wrong = [...named, ...faults.filter(({ key }) => !invalid.has(key))];
  if (wrong.length === 0) return null;
  return (
    <Banner tone="bad">
      {t('Correct these settings before applying.')}
      <FindingItems findings={wrong} onFollow={onFollow} />
    </Banner>
  );
}
