export * from './frame.tsx';
export * from './use-hash.ts';
