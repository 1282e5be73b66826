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
