import { AlignmentModel, MastModel } from '@radiolink/application/alignment';
import { belowBestDb, spokenLevel } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import { DownTime } from './down-note.tsx';
import { HoldButton } from './hold-button.tsx';
import { LevelBar } from './level-bar.tsx';
import styles from './mast-mode.module.css';
import { useFullScreen } from './use-full-screen.ts';

/** One end over the whole screen, for a person on a mast: no scroll, nothing to press by mistake. */
export function MastMode() {
  const t = useText();
  const figures = useFigures();
  const { language } = useTranslation().i18n;
  const place = useRef<HTMLDialogElement>(null);
  const alignment = useModel(AlignmentModel);
  const mast = useModel(MastModel);
  const [aim, downSince] = useUnit([alignment.$aim, alignment.$downSince]);
  const [side, sound] = useUnit([mast.$side, mast.$sound]);
  const [leave, speak, chooseSound] = useUnit([mast.left, mast.spoken, mast.soundChosen]);
  useFullScreen(place);
  useEffect(() => place.current?.showModal(), []);
  const { total, chains } = aim[side];
  const below = belowBestDb(total);
  const say = () => speak({ text: t(spokenLevel(total)), language: language.replace('_', '-') });
  return (
    <dialog
      ref={place}
      className={styles.mast}
      aria-label={t('Mast mode')}
      // A phone's gesture for going back cancels a dialog: it is no more meant than a sleeve is. A key is.
      onCancel={event => event.preventDefault()}
      onClose={() => leave()}
      onKeyDown={({ key }) => {
        if (key === 'Escape') leave();
      }}
    >
      <button type="button" className={styles.level} onClick={say}>
        <span className={styles.side}>{side === 'local' ? t('Local') : t('Remote')}</span>
        <span className={styles.figure} data-live="">
          <Figure of={figures.dbm(total.nowDbm)} />
        </span>
        {downSince === null ? (
          <Difference below={below} />
        ) : (
          <span className={styles.difference}>
            {t('No link')} <DownTime since={downSince} />
          </span>
        )}
        <VisuallyHidden> {t('Announce the signal')}</VisuallyHidden>
      </button>
      <div className={styles.bars}>
        {[...(chains.length > 0 ? chains : [total]).entries()].map(([chain, level]) => (
          <LevelBar key={chain} side={side} level={level} tall />
        ))}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.sound}
          aria-pressed={sound !== 'off'}
          onClick={() => chooseSound(sound === 'off' ? 'shown' : 'off')}
        >
          {sound === 'off' ? t('Sound off') : t('Sound on')}
        </button>
        <HoldButton onHeld={() => leave()}>{t('Hold to leave')}</HoldButton>
      </div>
    </dialog>
  );
}

/** Better or worse than the best, as a shape and a figure. */
function Difference({ below }: { readonly below: number | undefined }) {
  const t = useText();
  const figures = useFigures();
  if (below === undefined) return <span className={styles.difference}>{t('No signal')}</span>;
  if (below === 0) return <span className={styles.difference}>▲ {t('Best')}</span>;
  return (
    <span className={styles.difference}>
      ▼ <Figure of={figures.decibel(below)} />
    </span>
  );
}
