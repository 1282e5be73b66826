/** Simulated faults of a radio. All are optional. */
export interface FaultPlan {
  /** Each answer takes this much longer, milliseconds. */
  readonly latencyMs?: number;
  /** Share of the requests that get no answer, 0 to 1. */
  readonly loss?: number;
  /** Truncated responses after this share of their length, 0 to 1. */
  readonly truncate?: number;
  /** JSON answers hold this text instead. */
  readonly wrongJson?: string;
  /** Every request gets this status. */
  readonly status?: 401 | 403 | 500;
  /** Nothing answers. */
  readonly unreachable?: boolean;
  /** Names of peers and networks hold markup, direction marks and control characters. */
  readonly hostileNames?: boolean;
  /** The antenna points this many degrees beside its peers. */
  readonly offDegrees?: number;
  /** The stations look for their access point on this control frequency alone, MHz. */
  readonly scannedMhz?: number;
  /** No DHCP server answers the clients of the radio. */
  readonly noDhcp?: boolean;
  /** No PPPoE server answers. */
  readonly noPppoe?: boolean;
  /** Only paths that begin like this suffer; all when left out. Names suffer everywhere. */
  readonly path?: string;
}

/** Something that happens once. */
export type FaultEvent = 'reboot' | 'power-loss' | 'session-end';

/** The faults of one radio: a plan that lasts until it is changed, and events that happen once. */
export interface FaultControl {
  readonly plan: FaultPlan;
  /** Sets a plan in place of the one before. */
  set(plan: FaultPlan): void;
  clear(): void;
  happen(event: FaultEvent): void;
}

export const FAULT_EVENTS: readonly FaultEvent[] = ['reboot', 'power-loss', 'session-end'];

const STATUSES: ReadonlySet<unknown> = new Set([401, 403, 500]);

/** Reads a posted plan; undefined when it is none. Unknown fields are ignored. */
export function readFaultPlan(value: unknown): FaultPlan | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const plan: FaultPlan = {
    ...number(fields, 'latencyMs', 60_000),
    ...number(fields, 'loss', 1),
    ...number(fields, 'truncate', 1),
    ...number(fields, 'offDegrees', 180),
    ...number(fields, 'scannedMhz', 100_000),
    ...text(fields, 'wrongJson'),
    ...text(fields, 'path'),
    ...flag(fields, 'unreachable'),
    ...flag(fields, 'hostileNames'),
    ...flag(fields, 'noDhcp'),
    ...flag(fields, 'noPppoe'),
    ...(STATUSES.has(fields.get('status')) && {
      status: Number(fields.get('status')) as 401 | 403 | 500,
    }),
  };
  return plan;
}

type Fields = ReadonlyMap<string, unknown>;

function number(fields: Fields, name: string, most: number): Record<string, number> {
  const value = fields.get(name);
  return typeof value === 'number' && value >= 0 && value <= most ? { [name]: value } : {};
}

function text(fields: Fields, name: string): Record<string, string> {
  const value = fields.get(name);
  return typeof value === 'string' ? { [name]: value } : {};
}

function flag(fields: Fields, name: string): Record<string, boolean> {
  const value = fields.get(name);
  return typeof value === 'boolean' ? { [name]: value } : {};
}
