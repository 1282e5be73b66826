import { type Token, token } from '../wiring/token.ts';

/** The configuration text and what the device says about it. Specification §3, Device configuration. */
export interface ReadConfiguration {
  readonly text: string;
  /** A backup was loaded and is not applied yet (`X-Cfg-Modified`). */
  readonly modified: boolean;
  readonly firstSetup: boolean;
}

export interface ConfigurationPort {
  read(): Promise<ReadConfiguration>;
}
export const ConfigurationPort: Token<ConfigurationPort> = token<ConfigurationPort>('ConfigurationPort');
