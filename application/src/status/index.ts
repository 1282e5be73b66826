export * from './connection.ts';
export * from './graph-values.ts';
export * from './history.ts';
export * from './status.model.ts';
export * from './status.port.ts';
