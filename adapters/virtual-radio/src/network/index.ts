export * from './address-clients.ts';
export * from './arp.ts';
export * from './ethernet.ts';
export * from './firewall.ts';
export * from './leases.ts';
export * from './routes.ts';
