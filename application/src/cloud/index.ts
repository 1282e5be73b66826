export * from './proxy.port.ts';
export * from './cloud.port.ts';
