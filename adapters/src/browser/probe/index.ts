export * from './probe.adapter.ts';
