export * from './interface-flags.model.ts';
