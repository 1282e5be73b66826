import { type AimSound, AudioHapticsPort } from '@radiolink/application/alignment/alignment.port';
import { AimPlayer, type AudioMaker } from './aim-player.ts';
import { browserPort } from '../browser-ports.ts';

/** The parts of the browser that this needs; each may be missing, or refuse. */
export interface SensesSource {
  readonly navigator: Partial<Pick<Navigator, 'wakeLock' | 'vibrate'>>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  readonly speechSynthesis?: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
  readonly SpeechSynthesisUtterance?: new (text: string) => SpeechSynthesisUtterance;
  readonly AudioContext?: AudioMaker;
}

const SILENCE: AimSound = { play: () => undefined, cue: () => undefined, end: () => undefined };

/** Screen, vibration, voice and sound of the browser. */
export class BrowserSenses implements AudioHapticsPort {
  constructor(private readonly source: SensesSource = window) {}

  get canPreventSleep(): boolean {
    return this.source.navigator.wakeLock !== undefined;
  }

  preventSleep(): () => void {
    const { navigator, document } = this.source;
    return navigator.wakeLock === undefined ? () => undefined : holdWakeLock(navigator.wakeLock, document);
  }

  get canVibrate(): boolean {
    return this.source.navigator.vibrate !== undefined;
  }

  vibrate(pattern: readonly number[]): void {
    this.source.navigator.vibrate?.([...pattern]);
  }

  say(text: string, language: string): void {
    const { speechSynthesis, SpeechSynthesisUtterance: Utterance } = this.source;
    if (speechSynthesis === undefined || Utterance === undefined) return;
    speechSynthesis.cancel();
    const words = new Utterance(text);
    words.lang = language;
    speechSynthesis.speak(words);
  }

  stop(): void {
    this.source.speechSynthesis?.cancel();
  }

  sound(): AimSound {
    const { AudioContext: Audio } = this.source;
    return Audio === undefined ? SILENCE : new AimPlayer(new Audio(), this.source.document);
  }
}

/**
 * Keeps the screen lit until the returned function is called. The browser takes the lock away when the page is hidden; it is
 * asked for again when the page is seen. A refusal, as with an empty battery, leaves the screen as it is.
 */
function holdWakeLock(
  wakeLock: Pick<WakeLock, 'request'>,
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>,
): () => void {
  let isWanted = true;
  let held: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    try {
      const lock = await wakeLock.request('screen');
      if (isWanted) held = lock;
      else await lock.release();
    } catch {
      held = undefined;
    }
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') void ask();
  };
  void ask();
  document.addEventListener('visibilitychange', seen);
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', seen);
    void held?.release().catch(() => undefined);
    held = undefined;
  };
}

/** Screen, vibration, voice and sound for an alignment, by the browser. */
export const PORTS = [browserPort(AudioHapticsPort, () => new BrowserSenses())];
