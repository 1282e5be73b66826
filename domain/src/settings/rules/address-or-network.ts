import { checkCidr } from '../../network/ipv4.ts';

/** What every field has in common that takes an IPv4 address, with a prefix length or without. */
export const addressOrNetwork = { rule: checkCidr, stripped: true } as const;
