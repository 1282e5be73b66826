export * from './ethernet.port.ts';
