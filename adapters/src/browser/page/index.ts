export * from './browser-fetch.ts';
export * from './cookies.ts';
export * from './system-clock.ts';
