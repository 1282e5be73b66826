export * from './mock.module.ts';
