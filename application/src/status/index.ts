export * from './connection.ts';
export * from './dashboard.model.ts';
export * from './graph-values.ts';
export * from './history.ts';
export * from './link-view.ts';
export * from './station-extremes.ts';
export * from './status.model.ts';
export * from './status.port.ts';
