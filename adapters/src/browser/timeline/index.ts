export * from './past-store.adapter.ts';
