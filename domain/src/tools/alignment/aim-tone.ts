import type { LinkSide } from '../../link/link-end.ts';
import { signalFraction } from '../../link/signal-limits.ts';
import { type AimedLevel, belowBestDb } from './aim.ts';

/** The sound of one end: what is heard of it while nobody looks at the page. */
export interface AimTone {
  /** Pitch, Hz: rises with the signal. */
  readonly frequencyHz: number;
  /** Beats each second: the faster, the nearer to the best. 0 is a steady tone, at the best or better. */
  readonly beatsHz: number;
  /** From the left ear, -1, to the right one, 1. */
  readonly pan: number;
}

/** Pitch at -84 dBm and at -45 dBm, Hz: three octaves, so that 1 dB is about a semitone. */
const PITCH_HZ = { weakest: 220, octaves: 3 } as const;
/** A level this close to the best is the best: one step of the display, dB. */
const AT_BEST_DB = 0.5;
const FASTEST_BEATS_HZ = 8;
const SLOWEST_BEATS_HZ = 1;
/** Both ends sound at once, each in an ear of its own. */
const EARS: Readonly<Record<LinkSide, number>> = { local: -1, remote: 1 };

/** The tone of a level; undefined, silence, without a link. An end that sounds alone is heard in both ears. */
export function aimTone(level: AimedLevel, side: LinkSide, isAlone: boolean): AimTone | undefined {
  const below = belowBestDb(level);
  if (below === undefined || level.nowDbm === undefined) return undefined;
  return {
    frequencyHz: PITCH_HZ.weakest * 2 ** (PITCH_HZ.octaves * pitch(level.nowDbm)),
    beatsHz: below <= AT_BEST_DB ? 0 : Math.max(SLOWEST_BEATS_HZ, FASTEST_BEATS_HZ - below),
    pan: isAlone ? 0 : EARS[side],
  };
}

/** 0 to 1: a signal beyond the shown range sounds like its end. */
function pitch(signalDbm: number): number {
  return Math.min(1, Math.max(0, signalFraction(signalDbm)));
}

/** What a short tone says: no new values from the device, no link, or a signal better than any before. */
export type AimCue = 'no-values' | 'no-link' | 'new-best';

/** One note of a cue: Hz and ms. */
export interface CueNote {
  readonly frequencyHz: number;
  readonly ms: number;
}

/**
 * The short tones of mast mode, as high as the speaker of a phone plays. One note: the device does not answer. Three
 * falling notes: the device reports that the link is down. Two rising notes: a new best, for a phone that cannot vibrate.
 */
export const AIM_CUES: Readonly<Record<AimCue, readonly CueNote[]>> = {
  'no-values': [{ frequencyHz: 440, ms: 250 }],
  'no-link': [
    { frequencyHz: 660, ms: 150 },
    { frequencyHz: 495, ms: 150 },
    { frequencyHz: 330, ms: 400 },
  ],
  'new-best': [
    { frequencyHz: 880, ms: 80 },
    { frequencyHz: 1320, ms: 120 },
  ],
};
