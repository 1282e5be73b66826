import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { MastModel } from '@radiolink/application/alignment/mast.model';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, classNames } from '../../components/index.ts';
import { SegmentedChoice } from '../../components/segmented-choice.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import mp4 from './lit-screen.mp4?url';
import webm from './lit-screen.webm?url';
import { MAST_SIDES, SIDE_WORDS } from './mast-choices.tsx';
import { MastEnd } from './mast-end.tsx';
import styles from './mast-mode.module.css';

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
  const [aim, peers, peer] = useUnitsOf(AlignmentModel, '$aim', '$peers', '$peer');
  const station = (peers?.length ?? 0) > 1 ? peers?.find(({ mac }) => mac === peer) : undefined;
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
          <MastEnd key={each} station={station?.name ?? station?.mac} side={each} end={aim[each]} />
        ))}
      </div>
      <div className={styles.controls}>
        <div className={styles.sides}>
          <SegmentedChoice
            legend={t('Link end')}
            name="shown-side"
            options={MAST_SIDES}
            words={each => t(SIDE_WORDS[each])}
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

/** Full screen where the browser can and allows it; elsewhere the dialog covers the window all the same. */
function useFullScreen(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element: Partial<HTMLElement> | null = place.current;
    void element?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
        void document.exitFullscreen().catch(() => undefined);
      }
    };
  }, [place]);
}

/** Long enough that no sleeve does it, s; the style sheet fills the button in the same time. */
const HOLD_MS = 1000;

interface HoldButtonProps {
  readonly onHeld: () => void;
  readonly children: ReactNode;
}

/** A button that must be held for a second, by finger or by key. */
function HoldButton({ onHeld, children }: HoldButtonProps) {
  const [holding, setHolding] = useState(false);
  const held = useRef(onHeld);
  useEffect(() => {
    held.current = onHeld;
  }, [onHeld]);
  useEffect(() => {
    if (!holding) return undefined;
    const timer = setTimeout(() => held.current(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding]);
  const byKey = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setHolding(isDown);
  };
  const end = () => setHolding(false);
  return (
    <button
      type="button"
      className={classNames(styles.hold, holding && styles.holding)}
      onPointerDown={() => setHolding(true)}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={event => event.preventDefault()}
      onKeyDown={byKey(true)}
      onKeyUp={byKey(false)}
      onBlur={end}
    >
      {children}
    </button>
  );
}

/** Before its end it begins again, s. */
const REWIND_SECONDS = 1;

/**
 * A small video that keeps the screen lit where a browser has no wake lock: over plain HTTP. Each engine has conditions:
 * WebKit wants a sound track that is not muted and no `loop`, Chromium and Firefox a sound track. This one is silent.
 */
function KeepScreenOn() {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const play = async (): Promise<void> => {
      try {
        await element.play();
      } catch {
        // Not taken for an answer to the press on Start: without sound every browser plays it.
        element.muted = true;
        await element.play().catch(() => undefined);
      }
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') void play();
    };
    const rewind = (): void => {
      if (element.duration - element.currentTime < REWIND_SECONDS) element.currentTime = 0;
    };
    void play();
    element.addEventListener('timeupdate', rewind);
    element.addEventListener('ended', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      element.removeEventListener('timeupdate', rewind);
      element.removeEventListener('ended', seen);
      document.removeEventListener('visibilitychange', seen);
      element.pause();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it
    <video
      ref={video}
      className={styles.video}
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      data-lit-screen=""
    >
      <source src={mp4} type="video/mp4" />
      <source src={webm} type="video/webm" />
    </video>
  );
}
