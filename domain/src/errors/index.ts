export * from './fetch-error.ts';
export * from './message.ts';
