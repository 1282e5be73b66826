export * from './download.port.ts';
export type * from './transfer.ts';
