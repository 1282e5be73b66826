export * from './senses.adapter.ts';
