export * from './json-pieces.ts';
export type * from './live-socket.ts';
export * from './web-socket.ts';
