/** State of the demo that survives a reload. */
export interface KeptRadio {
  /** `VirtualRadio.snapshot()`. It holds the made-up secrets of a made-up radio. */
  readonly snapshot: string;
  /** `Cookie` header of its visitor. */
  readonly cookies: string;
  /** Time of the radio, epoch milliseconds. */
  readonly now: number;
}

type KeyValues = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (profile: string) => `radiolink.demo.${profile}`;

/** The radio of a profile as this tab left it; undefined for a new one. */
export function readKeptRadio(storage: KeyValues, profile: string): KeptRadio | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(profile)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the radio for the next page of this tab; where storage is blocked, each page starts from scratch. */
export function keepRadio(storage: KeyValues, profile: string, radio: KeptRadio): void {
  try {
    storage.setItem(keyOf(profile), JSON.stringify(radio));
  } catch {
    // Blocked or full: the radio lives as long as the page.
  }
}

function isKept(value: unknown): value is KeptRadio {
  if (typeof value !== 'object' || value === null) return false;
  const { snapshot, cookies, now } = value as Partial<Record<keyof KeptRadio, unknown>>;
  return typeof snapshot === 'string' && typeof cookies === 'string' && typeof now === 'number';
}
