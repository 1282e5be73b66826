export * from './capacity-11ac.ts';
export * from './capacity-11ad.ts';
export * from './rate-11ac.ts';
export * from './rate-11ad.ts';
export * from './rate-choice.ts';
export * from './rate-label.ts';
export * from './signal-rate-bands.ts';
export * from './width-60ghz.ts';
