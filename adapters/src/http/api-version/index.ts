export * from './api-version.adapter.ts';
