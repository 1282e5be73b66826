/** The two words of a switch in the configuration. */
export const ENABLED = 'enabled';

/** Flags whose absence means enabled: that a port is up, and its flow control. §config.text and §config.interfaces. */
const ENABLED_WHEN_MISSING = /^netconf\.\d+\.(up|flowcontrol\.[rt]x\.status)$/;

/** Meaning of a missing flag: disabled, except for a few flags of a port. §config.text. */
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
