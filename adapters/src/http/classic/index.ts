export * from './configuration.adapter.ts';
export * from './station.adapter.ts';
export * from './status.adapter.ts';
export { mapStatus } from './status/status.mapper.ts';
