/** The steps of an alignment, in their order. */
export const AIM_STEPS = ['coarse', 'fine', 'polarization', 'lock', 'compare'] as const;
export type AimStep = (typeof AIM_STEPS)[number];

/** What a step is called, and what is done in it. English sentence keys. */
export const AIM_STEP_WORDS: Readonly<Record<AimStep, { readonly name: string; readonly task: string }>> = {
  coarse: {
    name: 'Coarse',
    task: 'Sweep the antenna slowly left and right, then up and down, until a signal appears. Stop at the strongest one.',
  },
  fine: {
    name: 'Fine',
    task: 'Turn in small steps past the best mark and back to it, first in azimuth, then in elevation. Pause two seconds after each step.',
  },
  polarization: {
    name: 'Polarization',
    task: 'Rotate the antenna around its axis until both chains are within 3 dB.',
  },
  lock: {
    name: 'Lock',
    task: 'Tighten the bolts evenly, a little at a time. The signal must stay at the best mark.',
  },
  compare: {
    name: 'Compare',
    task: 'Compare both ends with the expected signal. More than 8 dB below it suggests a side lobe or an obstacle.',
  },
};

/** The step after one that was done or skipped; undefined after the last. */
export function nextAimStep(step: AimStep): AimStep | undefined {
  return AIM_STEPS[AIM_STEPS.indexOf(step) + 1];
}
