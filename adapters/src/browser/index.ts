export * from './page/index.ts';
export * from './storage/index.ts';
export * from './visibility/index.ts';
