export * from './visibility.port.ts';
