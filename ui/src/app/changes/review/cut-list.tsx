import { PermittedApply } from '@radiolink/application/configuration/change-models';
import type { Message } from '@radiolink/domain/errors';
import type { Cut } from '@radiolink/domain/impact';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useClockText } from '../../../i18n/use-time-text.ts';
import styles from './review.module.css';

/** Why the pending changes cannot be tested, or may not get through. */
export function TestProblems() {
  const t = useText();
  const [impact, taken] = useUnitsOf(PermittedApply, '$impact', '$takenAddress');
  return (
    <>
      {taken !== null && (
        <Banner tone="warn">
          {t(
            'Address {address} is already in use by another device. Use another address, or disconnect that device first.',
            { address: taken },
          )}
        </Banner>
      )}
      {impact?.testProblem !== undefined && <Banner tone="warn">{t(impact.testProblem)}</Banner>}
    </>
  );
}

/** The interruptions that a task causes; without a name those of all changes together. */
export interface CutsOfTask {
  readonly task?: Message;
  readonly cuts: readonly Cut[];
}

export interface CutsProps {
  readonly of: readonly CutsOfTask[];
  /** What to do about it, and where. */
  readonly children?: ReactNode;
}

/** Each impact with the task that causes it, its duration and the time of day at which it ends. */
export function Cuts({ of, children }: CutsProps) {
  const t = useText();
  const clock = useClockText();
  const now = useUnitsOf(PermittedApply, '$now');
  if (of.every(({ cuts }) => cuts.length === 0)) return children;
  return (
    <section>
      <h3 className={styles.heading}>{t('Impact')}</h3>
      <ul className={styles.cuts}>
        {of.flatMap(({ task, cuts }) =>
          cuts.map(cut => (
            <li key={`${task?.key} ${cut.message.key}`}>
              {task !== undefined && <strong>{t('{name}:', { name: task })} </strong>}
              {t(cut.message)}
              {cut.seconds !== undefined &&
                ` ${t('Until about {time}.', { time: clock(now + cut.seconds * 1000) })}`}
            </li>
          )),
        )}
      </ul>
      {children}
    </section>
  );
}
