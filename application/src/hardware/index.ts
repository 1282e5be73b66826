export * from './hardware.port.ts';
