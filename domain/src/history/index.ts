export * from './around.ts';
export { PAST_CAUSES, type PastCause, type PastCauseKind } from './causes/past-cause.ts';
export * from './explanation.ts';
export * from './log-events.ts';
export { greatestChange } from './moment.ts';
export * from './past-event.ts';
export * from './past-quantity.ts';
export * from './past-sample.ts';
export * from './timeline.ts';
