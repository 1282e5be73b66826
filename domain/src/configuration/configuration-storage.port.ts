/** The configuration as the device gives it. §3.device-configuration. */
export interface StoredConfiguration {
  readonly text: string;
  /** A backup was loaded and is not applied yet (header X-Cfg-Modified). */
  readonly modified: boolean;
  readonly firstSetup: boolean;
  /** The keys that the device has a place for, where it does not take any: no other can be read or written. */
  readonly carried?: ReadonlySet<string> | undefined;
}

/** The configuration to write, and the write options. */
export interface ConfigurationWrite {
  readonly text: string;
  /** Apply, and revert automatically unless kept in time. */
  readonly testMode: boolean;
  /** Apply until the next reboot, without saving. */
  readonly noSave: boolean;
}

/** Mode in which the device applies a new configuration. */
export interface ConfigurationOutcome {
  /** True: services reload and the link stays. False: a restart of up to 100 s. Undefined: the device did not say. */
  readonly fastRestart: boolean | undefined;
}

/**
 * Where a configuration lives: a device, a file, a test. Rejects with whatever its implementation rejects with; the
 * repository lets that pass and stays as it was. §4.configuration.
 */
export interface ConfigurationStorage {
  /** True if only the session that began the running test here can end it; otherwise it is reverted automatically. */
  readonly endsOwnTestsOnly?: boolean;
  /** True where whatever is written is saved: nothing can be applied until the next restart only. */
  readonly alwaysSaves?: boolean;
  read(): Promise<StoredConfiguration>;
  write(write: ConfigurationWrite): Promise<ConfigurationOutcome>;
  /** Applies a staged backup, or keeps the running test permanently. */
  apply(): Promise<ConfigurationOutcome>;
  /** Drops a staged backup, or ends the running test. */
  discard(options: { readonly testMode: boolean }): Promise<ConfigurationOutcome>;
}
