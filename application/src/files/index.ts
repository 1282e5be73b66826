export * from './download.port.ts';
export * from './file-download.ts';
export type * from './transfer.ts';
