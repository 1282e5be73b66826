import { type Token, token } from '../wiring/token.ts';

/** The values of §3.session, held in the browser's session storage only. */
export interface SessionValues {
  readonly logged_in: boolean;
  readonly readOnlyUser: boolean;
  readonly username: string;
  readonly fullVersion: string;
  readonly ccode: number;
  readonly boardinfo: string;
  readonly csrf_id: string;
  readonly utoken: string;
  readonly rd: string;
  readonly new_ui_lang: string;
  /** What was typed into the tools last, and their runs, as JSON. */
  readonly tools: string;
  /** True if this device has only the versioned API (reading 12). */
  readonly versioned_only: boolean;
  /** The markers of the spectrum's axis, as JSON. */
  readonly air_markers: string;
  /** The best marks of the alignment, as JSON, for the page when it is loaded again. */
  readonly aim: string;
  /** The last two minutes of the charts, for the page when it is loaded again. */
  readonly charts: string;
  /** Ids of the acknowledged alerts, as JSON. */
  readonly acknowledged: string;
  /** When the standing alerts began, as JSON. They outlive the session, but not the device. */
  readonly alert_times: string;
  /** The MACs of the device that this tab talks with, apart by commas. They outlive the session (reading 28). */
  readonly device_macs: string;
  /** True while unapplied changes, a test or an outcome are remembered in this browser. It outlives the session. */
  readonly changes_wait: boolean;
  /** The firmware upgrade that this tab started, as JSON: the restart ends the session, not the upgrade. */
  readonly upgrade: string;
  /** Why the last session ended, as a cause of the domain; empty after a log-out. */
  readonly session_end: string;
  /** When a configuration test ends that ran as this tab last looked, ms since the epoch. It outlives the session. */
  readonly test_until: number;
  /** The MAC of another device that ended the last session by answering in its place; empty once that is over. */
  readonly other_device: string;
}

/** Typed access to the session values. */
export interface SessionStore {
  get<K extends keyof SessionValues>(key: K): SessionValues[K] | undefined;
  set(values: Partial<SessionValues>): void;
  /** Drops everything that belongs to the session. What belongs to the tab stays: its device, waiting changes, an upgrade. */
  clear(): void;
}
export const SessionStore: Token<SessionStore> = token<SessionStore>('session/SessionStore');
