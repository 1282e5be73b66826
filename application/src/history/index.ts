export * from './link-history.port.ts';
