export * from './radio-behind.ts';
