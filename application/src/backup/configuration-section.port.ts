import type { ConfigurationOutcome } from '@radiolink/domain/configuration';
import { type Token, token } from '../wiring/token.ts';

/** Single lines to change: a value, or undefined to delete the key. */
export interface SectionChange {
  readonly lines: ReadonlyMap<string, string | undefined>;
  /** Apply, and revert unless confirmed in time. */
  readonly testMode?: boolean;
  /** Apply until the next reboot, without saving. */
  readonly noSave?: boolean;
}

/** Parts of the configuration, without sending the whole of it. */
export interface ConfigurationSectionPort {
  /** The lines of a section, e.g. `radio`. */
  read(section: string): Promise<string>;
  /** Merges lines into the configuration and applies them. */
  change(change: SectionChange): Promise<ConfigurationOutcome>;
}
export const ConfigurationSectionPort: Token<ConfigurationSectionPort> = token<ConfigurationSectionPort>(
  'backup/ConfigurationSectionPort',
);
