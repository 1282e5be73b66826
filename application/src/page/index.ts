export * from './page.port.ts';
export * from './visibility.port.ts';
