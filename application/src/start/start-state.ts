/** The data that opens the page. §4.start-up; reading 31. */
export type StartPart = 'user' | 'status';

/** Progress of the start. */
export type StartState =
  /** The overlay is shown. After a while it names the missing parts. */
  | { readonly phase: 'starting'; readonly late: boolean; readonly missing: readonly StartPart[] }
  /** The page works. This state is final. */
  | { readonly phase: 'ready' };

/** Data received so far. */
export interface StartProgress extends Readonly<Record<StartPart, boolean>> {
  /** The page has been starting for a while. */
  readonly late: boolean;
}

/** Time before the overlay reports a failing start, ms. Project default. */
export const START_LATE_MS = 10_000;
/** The pause between two tries for the regulatory domain, which the page works without, ms. Project default. */
export const LATE_RETRY_MS = 30_000;

const PARTS: readonly StartPart[] = ['user', 'status'];

/** The state of the start. */
export function startState(state: StartState, progress: StartProgress): StartState {
  if (state.phase === 'ready') return state;
  const missing = PARTS.filter(part => !progress[part]);
  return missing.length === 0 ? { phase: 'ready' } : { phase: 'starting', late: progress.late, missing };
}
