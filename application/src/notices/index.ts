export * from './notices.port.ts';
