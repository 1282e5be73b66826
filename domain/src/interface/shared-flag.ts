/** Flags that the parts of the interface share. §3.link-state. */
export interface SharedFlags {
  readonly heartbeatEnable: boolean;
  readonly stationListMaximized: boolean;
  readonly fwMismatchNotification: boolean;
}

/** Defaults when nothing is stored. §3. */
export const SHARED_FLAG_DEFAULTS: SharedFlags = {
  heartbeatEnable: true,
  stationListMaximized: false,
  fwMismatchNotification: false,
};
