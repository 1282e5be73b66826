import { useUnit } from 'effector-react';
import { Button, Dialog } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModels } from '../../models/index.ts';
import { CutList } from './cut-list.tsx';
import { DisputeList } from './dispute-list.tsx';
import { FaultList } from './fault-list.tsx';
import { FarEnd } from './far-end.tsx';
import { PendingList } from './pending-list.tsx';
import styles from './review.module.css';
import { SecretsToEnter } from './secrets-to-enter.tsx';

export interface ReviewDialogProps {
  readonly onClose: () => void;
  readonly onKept: () => void;
}

/** Everything that is about to be applied: what it is, what it will cut, and the ways to apply it. */
export function ReviewDialog({ onClose, onKept }: ReviewDialogProps) {
  const t = useText();
  const { editing, changes } = useModels();
  const [groups, impact, state, staged, disputes, conflicts] = useUnit([
    editing.$pendingByRisk,
    changes.apply.$impact,
    changes.apply.$state,
    changes.apply.$staged,
    changes.drafts.$disputes,
    editing.$conflicts,
  ]);
  const [asked, discard, settleDraft, settle] = useUnit([
    changes.apply.asked,
    editing.allReverted,
    changes.drafts.disputeSettled,
    editing.conflictSettled,
  ]);
  const choices = useUnit(editing.$choices);
  const isFaulty = useUnit(changes.apply.$faults).length > 0;
  const isDisputed = disputes.length + conflicts.length > 0;
  const isFree = state.kind === 'idle' || state.kind === 'told';
  const canApply = isFree && !isDisputed && !isFaulty && !staged && groups.length > 0;
  const apply = (mode: Parameters<typeof asked>[0]): void => {
    asked(mode);
    onClose();
  };
  const isTest = impact?.needsTest === true && impact.testProblem === undefined;
  return (
    <Dialog
      title={t('Changes not applied')}
      onClose={onClose}
      large
      actions={
        <>
          <Button look="quiet" onClick={onKept}>
            {t('Kept configurations')}
          </Button>
          <Button
            look="quiet"
            disabled={!isFree || (groups.length === 0 && !isDisputed)}
            onClick={() => {
              discard();
              onClose();
            }}
          >
            {t('Discard all')}
          </Button>
          <Button disabled={!canApply} onClick={() => apply('no-save')}>
            {t('Apply without saving')}
          </Button>
          <Button disabled={!canApply} look={isTest ? 'plain' : 'primary'} onClick={() => apply('save')}>
            {impact?.testProblem === undefined ? t('Save and apply') : t('Apply for good without a test')}
          </Button>
          {impact?.testProblem === undefined && (
            <Button disabled={!canApply} look={isTest ? 'primary' : 'plain'} onClick={() => apply('test')}>
              {t('Test')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      <div className={styles.parts}>
        <DisputeList changes={disputes} onSettle={settleDraft} />
        <DisputeList changes={conflicts} choices={choices} onSettle={settle} />
        <FaultList onFollow={onClose} />
        <SecretsToEnter />
        <CutList />
        <FarEnd />
        {groups.map(group => (
          <PendingList key={group.risk} group={group} />
        ))}
        {groups.length === 0 && !isDisputed && <p>{t('Nothing is changed.')}</p>}
      </div>
    </Dialog>
  );
}
