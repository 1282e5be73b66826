export * from './proxy.port.ts';
