export * from './v1.module.ts';
