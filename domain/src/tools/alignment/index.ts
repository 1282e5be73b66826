export * from './aim.ts';
export * from './aim-cue.ts';
export * from './aim-curve.ts';
export * from './aim-freshness.ts';
export * from './aim-steps.ts';
export * from './aim-tone.ts';
export * from './aim-words.ts';
