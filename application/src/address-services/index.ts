export * from './dhcp-client.port.ts';
export * from './pppoe.port.ts';
export * from './wan.model.ts';
export type * from './wan-row.ts';
export * from './wan-part.ts';
