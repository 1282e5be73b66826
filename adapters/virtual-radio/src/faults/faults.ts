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
  /** It rains this much at every 60 GHz link, mm/h; 0 for a dry one. Weather of its own when left out. */
  readonly rainMmPerHour?: number;
  /** Something stands in every 60 GHz link. */
  readonly sixtyBlocked?: boolean;
  /** Another transmitter on the channel arrives at this radio without pause, dBm. */
  readonly neighbourDbm?: number;
  /** The port of the cable negotiates this speed, Mbps. */
  readonly portMbps?: number;
  /** Share of its capacity that a firmware leaves the radio, 0 to 1. */
  readonly capacityShare?: number;
  /** The load of all stations, times this. */
  readonly loadFactor?: number;
  /** The station of this place stands elsewhere: farther by `movedMetres`, and beside its aim by `movedDegrees`. */
  readonly movedStation?: number;
  readonly movedMetres?: number;
  readonly movedDegrees?: number;
  /** The stations look for their access point on this control frequency alone, MHz. */
  readonly scannedMhz?: number;
  /** No DHCP server answers the clients of the radio. */
  readonly noDhcp?: boolean;
  /** No PPPoE server answers. */
  readonly noPppoe?: boolean;
  /** Only requests whose paths begin like this get the fault; all when left out. Those of names get it everywhere. */
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

/** Names that have broken pages: markup, direction marks, control characters, length, quotes, nothing. */
const HOSTILE_NAMES = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '\u202Etxt.exe\u202C',
  'line\nbreak\ttab\u0007bell',
  'x'.repeat(300),
  "Robert'); DROP TABLE stations;--",
  '{{constructor}} ${process} $t(key) {length}',
  '',
  '\u0000nul',
  '   ',
  '👩‍👩‍👧‍👦 Zürich ’ß',
  '__proto__',
] as const;

/** The hostile name of a place in a list. */
export function hostileName(place: number): string {
  return HOSTILE_NAMES[place % HOSTILE_NAMES.length] ?? '';
}
