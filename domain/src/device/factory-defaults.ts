import { VENDOR_SHORT_NAME } from '../session/password-policy.ts';

/** Address of a device after a factory reset, and fallback address of a DHCP client. */
export const DEFAULT_DEVICE_ADDRESS = '192.168.1.20';

/** Credentials of the first-setup steps: the manufacturer's defaults. §2, §9.interface. */
export function defaultCredentials(vendorShortName: string = VENDOR_SHORT_NAME): {
  username: string;
  password: string;
} {
  return { username: vendorShortName, password: vendorShortName };
}
