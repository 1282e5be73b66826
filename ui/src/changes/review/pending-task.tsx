import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { ChangeTask } from '@radiolink/domain/impact';
import { type Risk, wirelessModeOf } from '@radiolink/domain/settings';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { isDangerous, useRiskNow } from '../../catalogue/risk-label.ts';
import { TextButton } from '../../components/text-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './review.module.css';
import { TaskChanges } from './task-changes.tsx';

const RISKS: Readonly<Record<Risk, string>> = {
  'cuts-management': 'Cuts management access',
  'locks-out': 'Can lock you out',
  'cuts-link': 'Cuts this link',
  'restarts-radio': 'Restarts the radio',
  'restarts-services': 'Restarts services',
  none: 'No interruption',
};
/** More settings than these are read when they are asked for. */
const SHOWN_AT_ONCE = 4;

/** One task with its risk; its settings open on demand, and it is reverted as a whole. */
export function PendingTask({ task }: { readonly task: ChangeTask }) {
  const t = useText();
  const [revert, saved] = useUnitsOf(EditingModel, 'settingReverted', '$saved');
  const [wanted, setWanted] = useState<boolean>();
  const list = useId();
  const isOpen = wanted ?? task.settings <= SHOWN_AT_ONCE;
  const risk = useRiskNow()(task.risk);
  const isForMany = risk === 'cuts-link' && wirelessModeOf(saved) === 'ap-ptmp';
  const name = t(task.name);
  return (
    <section className={styles.task}>
      <div className={styles.taskHead}>
        <h3>
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setWanted(!isOpen)}
          >
            <ChevronDown size={16} aria-hidden="true" />
            <bdi>{name}</bdi>
          </button>
        </h3>
        <span className="note">{t('{count} changes', { count: task.changes.length })}</span>
        <span className={isDangerous(risk) ? 'subtitle warn' : 'note'}>
          {t(isForMany ? 'Disconnects the stations' : RISKS[risk])}
        </span>
        {(task.changes.length > 1 || !isOpen) && (
          <span className="push">
            <TextButton
              aria-label={t('Revert {setting}', { setting: name })}
              onClick={() => {
                for (const key of task.keys) revert(key);
              }}
            >
              {t('Revert')}
            </TextButton>
          </span>
        )}
      </div>
      <div id={list} hidden={!isOpen}>
        {isOpen && <TaskChanges changes={task.changes} />}
      </div>
    </section>
  );
}
