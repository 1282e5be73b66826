export * from './tabs.adapter.ts';
