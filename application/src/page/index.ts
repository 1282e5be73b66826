export * from './expected-outage.ts';
export * from './page.port.ts';
export * from './place.port.ts';
export * from './replaced-interface.model.ts';
export * from './served-interface.port.ts';
export * from './visibility.port.ts';
