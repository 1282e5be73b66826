export * from './chart-range.ts';
export * from './history-record.ts';
export * from './history.model.ts';
export * from './link-history.port.ts';
export * from './history-part.ts';
