export * from './code-words.ts';
export * from './fetch-error.ts';
export * from './message.ts';
