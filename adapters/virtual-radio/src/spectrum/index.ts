export * from './airview.ts';
export * from './neighbourhood.ts';
export * from './survey.ts';
