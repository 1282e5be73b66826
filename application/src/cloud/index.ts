export * from './cloud.port.ts';
