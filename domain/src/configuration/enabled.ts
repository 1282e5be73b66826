/** The two words of a switch in the configuration. */
export const ENABLED = 'enabled';

/**
 * Flags whose absence means enabled: that a port is up, and its flow control; the resolver and the DNS servers for DHCP
 * clients, which airOS 8 uses without writing their flag. §config.text, §config.interfaces, reading 128.
 */
const ENABLED_WHEN_MISSING =
  /^(netconf\.\d+\.(up|flowcontrol\.[rt]x\.status)|resolv\.status|dhcpd\.\d+\.dns\.\d+\.status)$/;

/** Meaning of a missing flag: disabled, except for a few. §config.text. */
export function isEnabledWhenMissing(key: string): boolean {
  return ENABLED_WHEN_MISSING.test(key);
}

/** Lines of a configuration, read by key: a `ConfigText` or a map of values. */
interface Lines {
  get(key: string): string | undefined;
}

/** True if a flag such as `dhcpd.status` or `netconf.1.up` is on. §3.device-configuration. */
export function isEnabled(lines: Lines, key: string): boolean {
  const value = lines.get(key);
  return value === undefined ? isEnabledWhenMissing(key) : value === ENABLED;
}
