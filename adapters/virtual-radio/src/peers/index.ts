export * from './ltu-peers.ts';
export * from './bridge-peer.ts';
export * from './mac-address.ts';
export type * from './peer.ts';
export * from './sector-peers.ts';
export * from './wave-peers.ts';
export type { Station } from './station.ts';
