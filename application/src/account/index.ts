export * from './password.port.ts';
