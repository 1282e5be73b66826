export * from './firmware.port.ts';
