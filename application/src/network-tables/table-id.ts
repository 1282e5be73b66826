export const TABLE_IDS = ['leases', 'arp', 'bridge', 'routes', 'firewall', 'port-forward', 'scan'] as const;
export type TableId = (typeof TABLE_IDS)[number];
