export * from './create-ports.ts';
