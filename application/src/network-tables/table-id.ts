/** The tables of the classic interface. */
export const TABLE_IDS = ['leases', 'arp', 'bridge', 'routes', 'firewall', 'port-forward', 'scan'] as const;
/** What a versioned device has in its statistics instead. */
export const STATISTICS_TABLE_IDS = ['interfaces', 'peers'] as const;
export type TableId = (typeof TABLE_IDS)[number] | (typeof STATISTICS_TABLE_IDS)[number];
