export interface DriveOptions {
  readonly tell?: (step: string, found: string) => void;
  /** How long a station or the device itself is waited for. */
  readonly patienceMs?: number;
}

export declare function driveClassic(
  url: string,
  credentials: { readonly username: string; readonly password: string },
  options?: DriveOptions,
): Promise<void>;
