export * from './airview-socket.ts';
export * from './open-sockets.ts';
export type * from './radio-socket.ts';
