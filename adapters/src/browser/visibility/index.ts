export * from './visibility.adapter.ts';
