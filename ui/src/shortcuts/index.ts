export * from './keys.tsx';
export * from './pending-hint.tsx';
export * from './use-shortcuts.ts';
