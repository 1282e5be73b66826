import type { ConfigurationStorage, StoredConfiguration } from '@radiolink/domain/configuration';
import { type Token, token } from '../wiring/token.ts';

/** The configuration text and what the device says about it. §3.device-configuration. */
export type ReadConfiguration = StoredConfiguration;

/**
 * The device's configuration: read, written, applied, discarded. It is the storage that the domain's `ConfigRepository`
 * works on. Rejects with `RequestFailure`; code 2 while a test runs, code 3 for a text that is no configuration.
 */
export type ConfigurationPort = ConfigurationStorage;
export const ConfigurationPort: Token<ConfigurationPort> = token<ConfigurationPort>(
  'configuration/ConfigurationPort',
);
