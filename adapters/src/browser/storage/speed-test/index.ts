export * from './speed-test-memory.adapter.ts';
