export * from './airview-socket.ts';
export type * from './radio-socket.ts';
