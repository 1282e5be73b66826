/** An unknown field or value in a response. Structurally the application's `StatusDrift`. */
export interface Drift {
  /** Names joined by dots, `[]` for any entry of a list: `wireless.sta[].remote.signal`. */
  readonly path: string;
  readonly problem: 'unknown-field' | 'wrong-type' | 'missing-section';
  /** The type that was seen; never the value, which may be a secret. */
  readonly seen: string;
}

export type ReportDrift = (drift: Drift) => void;

/** A device that invents names at each tick must not fill the memory. */
const MOST_REPORTS = 200;

/** Passes each kind of drift on once, and no more than 200 kinds. */
export function onceEach(report: ReportDrift): ReportDrift {
  const reported = new Set<string>();
  return drift => {
    const key = `${drift.problem} ${drift.path}`;
    if (reported.has(key) || reported.size >= MOST_REPORTS) return;
    reported.add(key);
    report(drift);
  };
}
