export * from './firmware-store.ts';
