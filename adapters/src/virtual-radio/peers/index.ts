export * from './mac-address.ts';
export type * from './peer.ts';
export * from './sector-peers.ts';
