import { VENDOR_SHORT_NAME } from '../session/password-policy.ts';

/** Where a device that was reset answers, and where a DHCP client falls back to. */
export const DEFAULT_DEVICE_ADDRESS = '192.168.1.20';
export const DEFAULT_DEVICE_NETMASK = '255.255.255.0';

/** What the first-setup steps log in with: the maker's defaults. Specification §2 and §9, Interface. */
export function defaultCredentials(vendorShortName: string = VENDOR_SHORT_NAME): {
  username: string;
  password: string;
} {
  return { username: vendorShortName, password: vendorShortName };
}
