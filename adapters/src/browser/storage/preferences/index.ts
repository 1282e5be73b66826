export * from './preferences.adapter.ts';
