export * from './session-end.adapter.ts';
