export * from './configuration-copies.ts';
export * from './radio-settings.ts';
