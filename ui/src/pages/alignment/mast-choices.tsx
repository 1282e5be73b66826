import { MastModel } from '@radiolink/application/alignment/mast.model';
import { Card } from '../../components/index.ts';
import { SegmentedChoice } from '../../components/segmented-choice.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './alignment.module.css';
import typography from '../../theme/typography.module.css';

export const MAST_SIDES = ['local', 'remote', 'both'] as const;
export const SIDE_WORDS = { local: 'Local', remote: 'Remote', both: 'Both' } as const;
const SOUNDS = { off: 'Off', shown: 'Displayed end', both: 'Both ends' } as const;
const PERCENT = 100;

/** What mast mode shows and sounds, chosen before both hands are needed. */
export function MastChoices() {
  const t = useText();
  const [side, sound, volume, vibrates] = useUnitsOf(MastModel, '$side', '$sound', '$volume', '$vibrates');
  const [chooseSide, chooseSound, chooseVolume] = useUnitsOf(
    MastModel,
    'sideChosen',
    'soundChosen',
    'volumeChosen',
  );
  return (
    <Card title={t('Mast mode')}>
      <p className={typography.measured}>
        {t(
          'Full screen with large figures. Sound: higher pitch = stronger signal, steady tone = best so far. With both ends, local is in the left ear and remote in the right. One short tone = no new values, three falling tones = no link.',
        )}
      </p>
      {!vibrates && (
        <p className={typography.measured}>
          {t('This browser cannot vibrate. With sound, two rising tones = new best signal.')}
        </p>
      )}
      <div className={styles.mastChoices}>
        <div className={styles.labelled}>
          <span aria-hidden="true">{t('Link end')}</span>
          <SegmentedChoice
            legend={t('Link end')}
            name="mast-side"
            options={MAST_SIDES}
            words={each => t(SIDE_WORDS[each])}
            value={side}
            onChange={chooseSide}
          />
        </div>
        <div className={styles.labelled}>
          <span aria-hidden="true">{t('Sound')}</span>
          <SegmentedChoice
            legend={t('Sound')}
            name="mast-sound"
            options={['off', 'shown', 'both']}
            words={each => t(SOUNDS[each])}
            value={sound}
            onChange={chooseSound}
          />
        </div>
        <label className={styles.labelled}>
          <span>{t('Volume')}</span>
          <input
            type="range"
            min={0}
            max={PERCENT}
            value={Math.round(volume * PERCENT)}
            onChange={event => chooseVolume(Number(event.target.value) / PERCENT)}
          />
        </label>
      </div>
    </Card>
  );
}
