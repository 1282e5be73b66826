export * from './device-time.ts';
export * from './status-answer.ts';
