import { type AimSound, AudioHapticsPort } from '@radiolink/application/alignment/alignment.port';
import { AIM_CUES, type AimCue, type AimTone } from '@radiolink/domain/tools';
import { browserPort } from '../browser-ports.ts';

/** Makes what a browser plays sound with. */
type AudioMaker = new () => AudioContext;

/** A change of the pitch glides for this long, s: a step would click. */
const GLIDE_SECONDS = 0.03;
/** A square wave sounds louder than a sine of the same height. */
const CUE_SHARE = 0.5;
const MS_PER_SECOND = 1000;

/** What a browser takes for a touch, and when it may have taken the sound away: a call, a lock of the screen. */
const UNLOCKING = ['pointerdown', 'touchend', 'keydown', 'visibilitychange'] as const;

/** One tone: an oscillator, gated by a second one that beats, in its place between the ears. */
interface Voice {
  readonly pitch: OscillatorNode;
  readonly beat: OscillatorNode;
  readonly depth: GainNode;
  readonly gate: GainNode;
  readonly level: GainNode;
  readonly place: StereoPannerNode;
}

/** Plays tones by Web Audio until it is ended. */
class AimPlayer implements AimSound {
  readonly #voices: Voice[] = [];

  /** @param page whose next touch unlocks a sound that the browser holds back */
  constructor(
    private readonly audio: AudioContext,
    private readonly page: Pick<Document, 'addEventListener' | 'removeEventListener'>,
  ) {
    this.#unlock();
    for (const event of UNLOCKING) page.addEventListener(event, this.#unlock, { capture: true });
  }

  play(tones: readonly AimTone[], volume: number): void {
    while (this.#voices.length < tones.length) this.#voices.push(this.#voice());
    for (const [place, voice] of this.#voices.entries()) this.#set(voice, tones[place], volume);
  }

  /** In another timbre than that of a level, which is a sine. */
  cue(cue: AimCue, volume: number): void {
    const audio = this.audio;
    let at = audio.currentTime;
    for (const { frequencyHz, ms } of AIM_CUES[cue]) {
      const note = audio.createOscillator();
      const level = audio.createGain();
      note.type = 'square';
      note.frequency.value = frequencyHz;
      level.gain.value = volume * CUE_SHARE;
      note.connect(level).connect(audio.destination);
      note.start(at);
      at += ms / MS_PER_SECOND;
      note.stop(at);
    }
  }

  end(): void {
    for (const { pitch, beat } of this.#voices) {
      pitch.stop();
      beat.stop();
    }
    this.#voices.length = 0;
    for (const event of UNLOCKING) this.page.removeEventListener(event, this.#unlock, { capture: true });
    void this.audio.close().catch(() => undefined);
  }

  readonly #unlock = (): void => {
    if (this.audio.state !== 'running') void this.audio.resume().catch(() => undefined);
  };

  #set(voice: Voice, tone: AimTone | undefined, volume: number): void {
    const now = this.audio.currentTime;
    voice.level.gain.setTargetAtTime(tone === undefined ? 0 : volume, now, GLIDE_SECONDS);
    if (tone === undefined) return;
    voice.pitch.frequency.setTargetAtTime(tone.frequencyHz, now, GLIDE_SECONDS);
    voice.place.pan.setTargetAtTime(tone.pan, now, GLIDE_SECONDS);
    // A steady tone keeps its gate open; a beating one opens and closes it.
    const beats = tone.beatsHz > 0;
    voice.gate.gain.setTargetAtTime(beats ? 0.5 : 1, now, GLIDE_SECONDS);
    voice.depth.gain.setTargetAtTime(beats ? 0.5 : 0, now, GLIDE_SECONDS);
    if (beats) voice.beat.frequency.setTargetAtTime(tone.beatsHz, now, GLIDE_SECONDS);
  }

  #voice(): Voice {
    const audio = this.audio;
    const pitch = audio.createOscillator();
    const beat = audio.createOscillator();
    const depth = audio.createGain();
    const gate = audio.createGain();
    const level = audio.createGain();
    const place = audio.createStereoPanner();
    beat.type = 'square';
    level.gain.value = 0;
    pitch.connect(gate).connect(level).connect(place).connect(audio.destination);
    beat.connect(depth).connect(gate.gain);
    pitch.start();
    beat.start();
    return { pitch, beat, depth, gate, level, place };
  }
}

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
