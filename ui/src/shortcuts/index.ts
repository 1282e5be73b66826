export * from './keys.tsx';
export * from './use-shortcuts.ts';
