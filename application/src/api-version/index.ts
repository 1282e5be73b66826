export * from './api-version.model.ts';
export * from './api-version.port.ts';
