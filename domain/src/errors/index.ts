export * from './catalogue.ts';
export * from './code-words.ts';
export * from './device-words.ts';
export * from './fetch-error.ts';
export * from './message.ts';
export * from './message-for-failure.ts';
export * from './reconnection.ts';
export * from './session-decision.ts';
