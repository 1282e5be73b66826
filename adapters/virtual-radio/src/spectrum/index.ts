export * from './airview.ts';
export * from './neighbourhood.ts';
export * from './spectrum-replay.ts';
export * from './survey.ts';
