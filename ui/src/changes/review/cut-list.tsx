import { ChangeModels } from '@radiolink/application/configuration';
import type { Cut } from '@radiolink/domain/impact';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Banner } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useClockText } from '../use-clock-text.ts';
import styles from './review.module.css';

/** Impact of the pending changes, and the reasons why they cannot be tested. */
export function CutList() {
  const t = useText();
  const { apply } = useModel(ChangeModels);
  const [impact, taken] = useUnit([apply.$impact, apply.$takenAddress]);
  if (impact === null || impact.cuts.length === 0) return null;
  return (
    <Cuts cuts={impact.cuts}>
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
  const clock = useClockText();
  const now = useUnit(useModel(ChangeModels).apply.$now);
  return (
    <section>
      <h3 className={styles.heading}>{t('Impact')}</h3>
      <ul className={styles.cuts}>
        {cuts.map(cut => (
          <li key={cut.message.key}>
            {t(cut.message)}
            {cut.seconds !== undefined &&
              ` ${t('Until about {time}.', { time: clock(now + cut.seconds * 1000) })}`}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
