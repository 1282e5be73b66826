export * from './device-log.ts';
