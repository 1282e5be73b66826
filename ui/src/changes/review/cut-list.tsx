import { useUnit } from 'effector-react';
import { Banner } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModels } from '../../models/index.ts';
import { useClockText } from '../use-clock-text.ts';
import styles from './review.module.css';

/** What the changes will cut, how long, and until what time of day. */
export function CutList() {
  const t = useText();
  const clock = useClockText();
  const { apply } = useModels().changes;
  const [impact, now] = useUnit([apply.$impact, apply.$now]);
  if (impact === null || impact.cuts.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('What this will cut')}</h3>
      <ul className={styles.cuts}>
        {impact.cuts.map(cut => (
          <li key={cut.kind}>
            {t(cut.message)}
            {cut.seconds !== undefined &&
              ` ${t('Until about {time}.', { time: clock(now + cut.seconds * 1000) })}`}
          </li>
        ))}
      </ul>
      {impact.testProblem !== undefined && <Banner tone="warn">{t(impact.testProblem)}</Banner>}
    </section>
  );
}
