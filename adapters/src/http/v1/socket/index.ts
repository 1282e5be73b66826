export * from './live-or-polled.ts';
export * from './live-or-watched.ts';
export type { LiveEvent } from './live-topic.ts';
export * from './live-topics.ts';
export * from './lost.ts';
