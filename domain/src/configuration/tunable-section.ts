import type { ConfigText } from './config-text.ts';
import { entriesOf } from './indexed-entries.ts';
import { type ConfigSection, section } from './section.ts';

/** The two words of a switch in the configuration. */
export const ENABLED = 'enabled';

/** Flags whose absence means enabled: that a port is up, and its flow control. §config.text and §config.interfaces. */
const ENABLED_WHEN_MISSING = /^netconf\.\d+\.(up|flowcontrol\.[rt]x\.status)$/;

/** Meaning of a missing flag: disabled, except for a few flags of a port. §config.text. */
export function isEnabledWhenMissing(key: string): boolean {
  return ENABLED_WHEN_MISSING.test(key);
}

/** True if a flag such as `dhcpd.status` or `netconf.1.up` is on. */
export function isEnabled(config: ConfigText, key: string): boolean {
  const value = config.get(key);
  return value === undefined ? isEnabledWhenMissing(key) : value === ENABLED;
}

/** A section that can be switched: its key, value, status flag and indexed subsections. §3. */
export interface TunableSection {
  readonly key: string;
  readonly value: string | undefined;
  /** `X.status`: true when enabled; a missing flag means disabled. */
  readonly status: boolean;
  readonly entries: ReadonlyMap<number, TunableSection>;
}

/** Deeper than any section of a device: a file may nest indexes further than calls can be. */
const DEEPEST = 16;

/** The tunable section at a dotted path, with its entries at every depth of directly nested indexes, to 16 below it. */
export function tunableSection(config: ConfigText, path: string): TunableSection {
  return tunable(config, section(config, path), DEEPEST);
}

function tunable(config: ConfigText, from: ConfigSection, depth: number): TunableSection {
  return {
    key: from.path,
    value: from.value,
    status: isEnabled(config, `${from.path}.status`),
    entries: new Map(
      (depth > 0 ? entriesOf(from) : []).map(([index, entry]) => [index, tunable(config, entry, depth - 1)]),
    ),
  };
}
