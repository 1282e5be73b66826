const failed = new Set<() => void>();

/** Notes a load that failed, by what makes the next one a new load. */
export function noteFailedLoad(forget: () => void): void {
  failed.add(forget);
}

/** Lets everything that could not be loaded be loaded again when it is shown next. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
