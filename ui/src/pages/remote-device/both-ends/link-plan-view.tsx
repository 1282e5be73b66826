import type { ReactNode } from 'react';
import type { LinkPlan } from '@radiolink/application/remote-device/link-change.model';
import { classNames, ForeignText, StateShape } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import styles from './both-ends.module.css';
import layout from '../../../theme/layout.module.css';
import typography from '../../../theme/typography.module.css';
import tones from '../../../theme/tones.module.css';

interface LinkPlanViewProps {
  readonly plan: LinkPlan;
  readonly name: string;
}

/** The review of both ends: what changes at each, and what keeps it from being sent. */
export function LinkPlanView({ plan, name }: LinkPlanViewProps) {
  const t = useText();
  return (
    <>
      <EndPlan title={<ForeignText>{name}</ForeignText>} end={plan.remote} />
      <EndPlan title={t('This device')} end={plan.local} />
      <p className={typography.muted}>
        {t(
          'The remote device is changed first. Both devices run the change as a test and keep it only when the link is up and both respond. Otherwise both revert automatically after four minutes.',
        )}
      </p>
    </>
  );
}

interface EndPlanProps {
  readonly title: ReactNode;
  readonly end: LinkPlan['local'];
}

function EndPlan({ title, end }: EndPlanProps) {
  const t = useText();
  const { changes, faults } = end;
  return (
    <section className={classNames(layout.near, layout.slim)}>
      <h3 className={classNames(typography.remark, typography.strong)}>{title}</h3>
      {changes.length === 0 ? (
        <p className={typography.muted}>{t('No changes.')}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ key, name, shownBefore = '—', shownAfter = '—' }) => (
            <li key={key}>
              {t('{name}:', { name })} <ForeignText>{shownBefore}</ForeignText> →{' '}
              <ForeignText>{shownAfter}</ForeignText>
            </li>
          ))}
        </ul>
      )}
      {faults.map(({ key, name, problem }) => (
        <p key={`${key} ${problem.key}`} className={classNames(layout.word, tones.bad)} role="alert">
          <StateShape tone="bad" size={11} />
          {t('{setting}: {problem}', { setting: name, problem })}
        </p>
      ))}
    </section>
  );
}
