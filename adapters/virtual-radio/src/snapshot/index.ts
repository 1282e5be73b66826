export * from './radio-snapshot.ts';
