export * from './configuration.mapper.ts';
