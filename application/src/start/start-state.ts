/** The data that the start of the main application needs. Specification §4, Start-up. */
export type StartPart = 'user' | 'status' | 'configuration' | 'regulation';

/** Progress of the start. */
export type StartState =
  /** The overlay is shown. After a while it names the missing parts. */
  | { readonly phase: 'starting'; readonly late: boolean; readonly missing: readonly StartPart[] }
  /** The page works. This state is final. */
  | { readonly phase: 'ready' };

/** Data received so far. */
export interface StartProgress {
  readonly user: boolean;
  readonly status: boolean;
  readonly configuration: boolean;
  readonly regulation: boolean;
  /** The page has been starting for a while. */
  readonly late: boolean;
  /** The regulatory domain has been waited for long enough: most of the page works without it. */
  readonly regulationLate: boolean;
}

/** Time before the overlay reports a failing start, ms. Project default. */
export const START_LATE_MS = 10_000;
/** The pause between two tries for what the page started without, ms. Project default. */
export const LATE_RETRY_MS = 30_000;

const PARTS: readonly StartPart[] = ['user', 'status', 'configuration', 'regulation'];

/** The state of the start. */
export function startState(state: StartState, progress: StartProgress): StartState {
  if (state.phase === 'ready') return state;
  const missing = PARTS.filter(part => !progress[part]);
  const needed = missing.filter(part => part !== 'regulation' || !progress.regulationLate);
  return needed.length === 0 ? { phase: 'ready' } : { phase: 'starting', late: progress.late, missing };
}
