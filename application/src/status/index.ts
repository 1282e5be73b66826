export * from './status.port.ts';
