/** Options in the address of the demo. */
export interface DemoOptions {
  readonly profile: string;
  /** Time factor of the virtual radio; 1 = real time. */
  readonly speed: number;
}

const DEFAULT_PROFILE = 'ap-ptmp';
/** The fastest that is still watched with pleasure: a test of 240 s takes 4 s. */
export const MAX_SPEED = 60;

/** Reads the address's query, for example `?profile=sta-ptp&speed=10`. Unknown values become the default. */
export function readDemoOptions(search: string, profiles: readonly string[]): DemoOptions {
  const query = new URLSearchParams(search);
  const profile = query.get('profile') ?? '';
  const speed = Number(query.get('speed') ?? 1);
  return {
    profile: profiles.includes(profile) ? profile : DEFAULT_PROFILE,
    speed: speed >= 1 && speed <= MAX_SPEED ? speed : 1,
  };
}
