export * from './session-store.adapter.ts';
