export * from './interface.ts';
