import { type Token, token } from '../wiring/token.ts';
import type { AimCue, AimTone } from '@radiolink/domain/tools';

/** Makes the device refresh its status faster, at least every 250 ms, while an antenna is aligned. */
export interface AlignmentPort {
  start(durationSeconds?: number): Promise<void>;
}
export const AlignmentPort: Token<AlignmentPort> = token<AlignmentPort>('alignment/AlignmentPort');

/** A sound that goes on until it is ended. */
export interface AimSound {
  /** What is heard from now on; nothing for an empty list. Volume from 0 to 1. */
  play(tones: readonly AimTone[], volume: number): void;
  /** A short tone beside what is heard, once. Volume from 0 to 1. */
  cue(cue: AimCue, volume: number): void;
  end(): void;
}

/** What a phone has for a person whose hands and eyes are on an antenna. Any of it may be missing: then nothing happens. */
export interface AudioHapticsPort {
  /** Whether the browser can keep the screen lit: over plain HTTP none can. */
  readonly canPreventSleep: boolean;
  /** Keeps the screen lit until the returned function is called. */
  preventSleep(): () => void;
  /** Whether the phone can vibrate: no iPhone and no Firefox can. */
  readonly canVibrate: boolean;
  /** Pulses and pauses in turn, ms. */
  vibrate(pattern: readonly number[]): void;
  /** Says a text, in place of one that is being said. The language as `de-DE`. */
  say(text: string, language: string): void;
  stop(): void;
  /** Begins a sound: only right after a press, browsers refuse it otherwise. */
  sound(): AimSound;
}
export const AudioHapticsPort: Token<AudioHapticsPort> = token<AudioHapticsPort>(
  'alignment/AudioHapticsPort',
);
