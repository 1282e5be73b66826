export * from './browser-fetch.ts';
export * from './cookies.ts';
export * from './page.adapter.ts';
export * from './place.adapter.ts';
export * from './served-interface.adapter.ts';
export * from './system-clock.ts';
