export * from './configuration-object.ts';
