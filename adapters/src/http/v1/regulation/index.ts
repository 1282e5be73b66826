export * from './countries.adapter.ts';
