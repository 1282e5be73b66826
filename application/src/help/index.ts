export * from './help.port.ts';
