import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useStoreMap, useUnit } from 'effector-react';
import { Button } from '../../components/index.ts';
import { SegmentedChoice } from '../../components/segmented-choice.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { useClockTime } from '../../i18n/use-time-text.ts';
import styles from './spectrum.module.css';

const SPEEDS = { 1: '1×', 10: '10×', 60: '60×' } as const;

/** Back through the kept sweeps, and playing them again. Stands while the picture is stopped, and for a recording. */
export function ReplayBar() {
  const t = useText();
  const clockTime = useClockTime();
  const { replay, $air } = useModel(SpectrumModel);
  const [until, isPlaying, speed] = useUnit([replay.$until, replay.$playing, replay.$speed]);
  const [step, play, choose] = useUnit([replay.stepped, replay.playToggled, replay.speedChosen]);
  const isFile = useUnitsOf(SpectrumModel, '$state') === 'file';
  const view = useStoreMap($air, air => air?.view ?? null);
  if (view === null || view.length < 2 || (until === null && !isFile)) return null;
  const shown = Math.min(view.count, until ?? view.count);
  const at = view.sweepTime(view.count - shown);
  const time = at === undefined ? '' : clockTime(at);
  return (
    <div className={styles.replay}>
      <label className={styles.step}>
        {t('Step back')}
        <input
          type="range"
          min={view.count - view.length + 1}
          max={view.count}
          value={shown}
          aria-valuetext={time}
          onChange={event => step(Number(event.target.value))}
        />
      </label>
      <output className={styles.time}>{time}</output>
      <Button onClick={() => play()}>{isPlaying ? t('Stop') : t('Play')}</Button>
      <SegmentedChoice
        legend={t('Speed')}
        name="replay-speed"
        options={['1', '10', '60']}
        labels={SPEEDS}
        value={`${speed}`}
        onChange={chosen => choose(chosen === '60' ? 60 : chosen === '10' ? 10 : 1)}
      />
    </div>
  );
}
