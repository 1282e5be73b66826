export * from './browser-subjects.ts';
export * from './classic-subjects.ts';
export * from './port-loader.ts';
