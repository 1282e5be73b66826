export * from './weather.port.ts';
