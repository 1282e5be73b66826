/** State of the demo that survives a reload. */
export interface StoredRadio {
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
export function readStoredRadio(storage: KeyValues, profile: string): StoredRadio | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(profile)) ?? 'null');
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the radio for the next page of this tab; where storage is blocked, each page starts from scratch. */
export function storeRadio(storage: KeyValues, profile: string, radio: StoredRadio): void {
  try {
    storage.setItem(keyOf(profile), JSON.stringify(radio));
  } catch {
    // Blocked or full: the radio lives as long as the page.
  }
}

function isStored(value: unknown): value is StoredRadio {
  if (typeof value !== 'object' || value === null) return false;
  const { snapshot, cookies, now } = value as Partial<Record<keyof StoredRadio, unknown>>;
  return typeof snapshot === 'string' && typeof cookies === 'string' && typeof now === 'number';
}
