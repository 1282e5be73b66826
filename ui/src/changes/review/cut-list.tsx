import { PermittedApply } from '@radiolink/application/configuration/change-models';
import type { Cut } from '@radiolink/domain/impact';
import type { ReactNode } from 'react';
import { Banner } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import styles from './review.module.css';

/** What the pending changes interrupt together, and the reasons why they cannot be tested. */
export function CutList({ cuts }: { readonly cuts: readonly Cut[] }) {
  const t = useText();
  const [impact, taken] = useUnitsOf(PermittedApply, '$impact', '$takenAddress');
  const isSilent = cuts.length === 0 && taken === null && impact?.testProblem === undefined;
  if (impact === null || isSilent) return null;
  return (
    <Cuts cuts={cuts}>
      {taken !== null && (
        <Banner tone="warn">
          {t(
            'Address {address} is already in use by another device. Use another address, or disconnect that device first.',
            { address: taken },
          )}
        </Banner>
      )}
      {impact.testProblem !== undefined && <Banner tone="warn">{t(impact.testProblem)}</Banner>}
    </Cuts>
  );
}

export interface CutsProps {
  readonly cuts: readonly Cut[];
  readonly children?: ReactNode;
}

/** Each impact with its duration and the time of day at which it ends. */
export function Cuts({ cuts, children }: CutsProps) {
  const t = useText();
  return (
    <section>
      <h3 className={styles.heading}>{t('Impact')}</h3>
      {cuts.length > 0 && <CutItems cuts={cuts} />}
      {children}
    </section>
  );
}

/** The same without a heading, under that of a task. */
export function CutItems({ cuts }: Pick<CutsProps, 'cuts'>) {
  const t = useText();
  const clock = useClockText();
  const now = useUnitsOf(PermittedApply, '$now');
  return (
    <ul className={styles.cuts}>
      {cuts.map(cut => (
        <li key={cut.message.key}>
          {t(cut.message)}
          {cut.seconds !== undefined &&
            ` ${t('Until about {time}.', { time: clock(now + cut.seconds * 1000) })}`}
        </li>
      ))}
    </ul>
  );
}
