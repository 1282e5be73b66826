export * from './copy-text.ts';
export * from './use-copying.ts';
