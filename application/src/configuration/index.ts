export * from './configuration.port.ts';
