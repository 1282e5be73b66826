export * from './interface-settings.adapter.ts';
