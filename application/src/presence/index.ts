export * from './presence.port.ts';
