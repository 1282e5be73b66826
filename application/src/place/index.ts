export * from './page.port.ts';
export * from './place.port.ts';
