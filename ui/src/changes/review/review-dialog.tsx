import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import type { ApplyMode } from '@radiolink/application/configuration/apply/apply-state';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { settingNameMessage } from '@radiolink/domain/settings';
import { Suspense, useEffect, useId } from 'react';
import { Banner, Button, classNames, Dialog } from '../../components/index.ts';
import { TextButton } from '../../components/text-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../models/lazy-part.tsx';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { Cuts, TestProblems } from './cut-list.tsx';
import { DisputeList } from './dispute-list.tsx';
import { FarEnd } from './far-end.tsx';
import { FindingItems } from './finding-items.tsx';
import { PendingTask } from './pending-task.tsx';
import { RemarkList } from './remark-list.tsx';
import styles from './review.module.css';
import { SecretsToEnter } from './secrets-to-enter.tsx';
import { usePendingTasks } from './use-pending-tasks.ts';
import { waysToApply } from './ways-to-apply.ts';

const ExpectedEffect = lazyPart(
  async () => (await import(/* webpackChunkName: "part-expected" */ './expected.part.ts')).part,
);

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
      <div className="sections">
        <DisputeList changes={disputes} onSettle={settleDraft} />
        <DisputeList changes={conflicts} choices={choices} onSettle={settle} />
        <FaultList onFollow={onClose} />
        <SecretsToEnter />
        <RemarkList onFollow={onClose} />
        <div id={costs} className="sections optional">
          {kind === 'testing' && (
            <Banner tone="idle">
              {t('A configuration test is running. Keep or revert it before you apply or discard.')}
            </Banner>
          )}
          <TestProblems />
          <Cuts of={cuts}>
            <FarEnd />
          </Cuts>
          {!apply.canLeaveUnsaved && (
            <p>
              {t('This device saves every change that it applies: applying without saving is not available.')}
            </p>
          )}
        </div>
        <Suspense fallback={null}>
          <ExpectedEffect />
        </Suspense>
        <div className="apart optional">
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
