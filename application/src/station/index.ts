export * from './station.port.ts';
