export * from './clock.port.ts';
