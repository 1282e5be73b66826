import type { AimSound, SensesPort } from '@radiolink/application/alignment/senses.port';
import { AimPlayer, type AudioMaker } from './aim-player.ts';
import { holdWakeLock } from './wake-lock.ts';

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
export class BrowserSenses implements SensesPort {
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

  hush(): void {
    this.source.speechSynthesis?.cancel();
  }

  sound(): AimSound {
    const { AudioContext: Audio } = this.source;
    return Audio === undefined ? SILENCE : new AimPlayer(new Audio(), this.source.document);
  }
}
