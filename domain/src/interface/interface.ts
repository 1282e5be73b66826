/** A range input unless its setting says otherwise. §9.interface. */
export const RANGE_INPUT = { min: 0, max: 100, step: 1 } as const;

/** Format of a date field: month, day, year of two digits twice. §5.form-inputs, §9.interface. */
export const DATE_FORMAT = 'mm/dd/yy';

/** A range value held between its limits; NaN for an invalid number or range. §5.form-inputs. */
export function clampedRange(
  value: number,
  min: number = RANGE_INPUT.min,
  max: number = RANGE_INPUT.max,
): number {
  if (![value, min, max].every(Number.isFinite) || min > max) return Number.NaN;
  return Math.min(max, Math.max(min, value));
}

/** Polling interval of the public info while the login view is open, ms. §2, §9.timing. */
export const LOGIN_POLL_MS = 5000;

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
