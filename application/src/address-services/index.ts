export * from './dhcp-client.port.ts';
export * from './pppoe.port.ts';
