export * from './replaced-interface.model.ts';
export * from './served-interface.port.ts';
