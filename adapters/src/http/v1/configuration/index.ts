export * from './carried-keys.ts';
export * from './configuration.mapper.ts';
