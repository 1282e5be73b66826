const failed = new Set<() => void>();

/** The modules of the bundle that have run, with what they threw; elsewhere there are none. */
declare const require:
  | { readonly cache: Record<string, { readonly error?: unknown } | undefined> }
  | undefined;

/** Notes a load that failed, by what makes the next one a new load. */
export function noteFailedLoad(forget: () => void): void {
  failed.add(forget);
}

/** Lets everything that could not be loaded be loaded again when it is shown next, modules that threw half-way included. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
  const modules = typeof require === 'undefined' ? {} : require.cache;
  for (const [id, module] of Object.entries(modules)) if (module?.error !== undefined) delete modules[id];
}
