import type { AimSound } from '@radiolink/application/alignment/alignment.port';
import { AIM_CUES, type AimCue, type AimTone } from '@radiolink/domain/tools';

/** Makes what a browser plays sound with. */
export type AudioMaker = new () => AudioContext;

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
export class AimPlayer implements AimSound {
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
