import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { MastModel } from '@radiolink/application/alignment/mast.model';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect, useRef, useState, useId } from 'react';
import { Button } from '../../components/index.ts';
import { SegmentedChoice } from '../../components/segmented-choice.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { HoldButton } from './hold-button.tsx';
import { KeepScreenOn } from './keep-screen-on.tsx';
import { MAST_SIDES, SIDE_WORDS } from './mast-choices.tsx';
import { MastEnd } from './mast-end.tsx';
import styles from './mast-mode.module.css';
import { useFullScreen } from './use-full-screen.ts';

const GUARD = 'stays';

const isGuarded = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && GUARD in state;
};

/** A back gesture asks instead of leaving: an entry of the history with the same address is in its way. */
function useBackGuard(onBack: () => void): void {
  const asks = useRef(onBack);
  useEffect(() => {
    asks.current = onBack;
  }, [onBack]);
  useEffect(() => {
    const { href } = window.location;
    const guard = (): void => window.history.pushState({ ...window.history.state, [GUARD]: true }, '');
    const back = (): void => {
      if (isGuarded() || window.location.href !== href) return;
      guard();
      asks.current();
    };
    guard();
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      if (isGuarded()) window.history.back();
    };
  }, []);
}

/** One end or both over the whole screen, for a person on a mast: no scroll, nothing to press by mistake. */
export function MastMode() {
  const t = useText();
  const place = useRef<HTMLDialogElement>(null);
  const [asks, setAsks] = useState(false);
  const aim = useUnitsOf(AlignmentModel, '$aim');
  const [side, sound, staysLit] = useUnitsOf(MastModel, '$side', '$sound', '$staysLit');
  const [leave, chooseSide, toggleSound] = useUnitsOf(MastModel, 'left', 'sideChosen', 'soundToggled');
  useFullScreen(place);
  useBackGuard(() => setAsks(true));
  useEffect(() => {
    place.current?.showModal();
    // Not its first button, the digits: WebKit draws a ring round what a dialog gives the focus.
    place.current?.focus();
  }, []);
  const SoundPicture = sound === 'off' ? VolumeX : Volume2;
  const sides = side === 'both' ? (['local', 'remote'] as const) : [side];
  return (
    <dialog
      ref={place}
      tabIndex={-1}
      className={styles.mast}
      aria-label={t('Mast mode')}
      onCancel={event => {
        event.preventDefault();
        setAsks(true);
      }}
      // A second gesture closes a dialog without asking it.
      onClose={() => {
        place.current?.showModal();
        setAsks(true);
      }}
    >
      <div className={styles.ends}>
        {sides.map(each => (
          <MastEnd key={each} side={each} end={aim[each]} />
        ))}
      </div>
      <div className={styles.controls}>
        <div className={styles.sides}>
          <SegmentedChoice
            legend={t('Link end')}
            name="shown-side"
            options={MAST_SIDES}
            labels={SIDE_WORDS}
            value={side}
            onChange={chooseSide}
          />
          {!staysLit && <KeepScreenOn />}
        </div>
        {asks ? (
          <ConfirmLeaving onStay={() => setAsks(false)} onLeave={() => leave()} />
        ) : (
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.sound}
              aria-pressed={sound !== 'off'}
              onClick={() => toggleSound()}
            >
              <SoundPicture size={28} aria-hidden="true" />
              {t('Sound')}
            </button>
            <HoldButton onHeld={() => leave()}>{t('Hold to leave')}</HoldButton>
          </div>
        )}
      </div>
    </dialog>
  );
}

interface ConfirmLeavingProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** A back gesture is made by a sleeve, too: it asks. */
function ConfirmLeaving({ onStay, onLeave }: ConfirmLeavingProps) {
  const t = useText();
  const words = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} role="alertdialog" aria-labelledby={words} className={styles.confirm}>
      <p id={words}>{t('Leave mast mode?')}</p>
      <Button look="primary" current onClick={onStay}>
        {t('Stay')}
      </Button>
      <Button onClick={onLeave}>{t('Leave')}</Button>
    </div>
  );
}
