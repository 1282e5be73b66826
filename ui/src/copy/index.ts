export * from './copy-by-hand.tsx';
export * from './copy-text.ts';
export * from './use-copying.ts';
