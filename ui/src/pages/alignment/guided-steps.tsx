import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { AIM_STEP_WORDS, AIM_STEPS } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import styles from './alignment.module.css';

/** The steps of an alignment, one after the other; each can be skipped. */
export function GuidedSteps() {
  const t = useText();
  const alignment = useModel(AlignmentModel);
  const [step, leave, start] = useUnit([alignment.$step, alignment.stepLeft, alignment.guideStarted]);
  return (
    <Card title={t('Steps')}>
      <ol className={styles.steps}>
        {AIM_STEPS.map(each => (
          <li key={each} className={styles.step} aria-current={each === step ? 'step' : undefined}>
            {t(AIM_STEP_WORDS[each].name)}
          </li>
        ))}
      </ol>
      <p className={styles.task} aria-live="polite">
        {step === null
          ? t('All steps are done. Copy the result into the installation report.')
          : t(AIM_STEP_WORDS[step].task)}
      </p>
      <div className={styles.buttons}>
        {step === null ? (
          <Button onClick={() => start()}>{t('Start again')}</Button>
        ) : (
          <>
            <Button onClick={() => leave()}>{t('Done')}</Button>
            <Button look="quiet" onClick={() => leave()}>
              {t('Skip')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
