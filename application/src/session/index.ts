export * from './public-info.port.ts';
export * from './session-end.port.ts';
export * from './session-store.port.ts';
export * from './session.model.ts';
export * from './session.port.ts';
