export interface DriveOptions {
  readonly tell?: (step: string, found: string) => void;
  /** Time limits for stations and the device, ms. */
  readonly patienceMs?: number;
}

export declare function driveClassic(
  url: string,
  credentials: { readonly username: string; readonly password: string },
  options?: DriveOptions,
): Promise<void>;
