import type { SessionStore } from '../session/session-store.port.ts';
import { isRecord } from './json-shape.ts';
import { MOST_RUNS, type ToolRun } from './tool-report.ts';

/** What the session remembers of one tool. It ends with the session; no secret ever gets here. */
export interface Remembered<Request, Result> {
  /** What was typed last. */
  readonly typed: Request | null;
  /** The newest first. */
  readonly runs: readonly ToolRun<Request, Result>[];
}

/** How the parts of a run are recognised in what a storage returns; undefined for anything else. */
export interface RunShape<Request, Result> {
  readonly request: (json: unknown) => Request | undefined;
  readonly result: (json: unknown) => Result | undefined;
}

/** What of one tool is in the session storage, and its replacement. Unreadable content counts as none. */
export interface ToolMemory<Request, Result> {
  read(): Remembered<Request, Result>;
  store(remembered: Remembered<Request, Result>): void;
}

const ENDS: ReadonlySet<unknown> = new Set(['finished', 'stopped', 'failed', 'interrupted']);

/** The memory of the tool with this id. */
export function toolMemory<Request, Result>(
  store: SessionStore,
  id: string,
  shape: RunShape<Request, Result>,
): ToolMemory<Request, Result> {
  return {
    read: () => {
      const own = storedTools(store)[id];
      if (!isRecord(own)) return { typed: null, runs: [] };
      const runs = Array.isArray(own['runs']) ? own['runs'].slice(0, MOST_RUNS) : [];
      return {
        typed: shape.request(own['typed']) ?? null,
        runs: runs.flatMap(run => runOf(run, shape) ?? []),
      };
    },
    store: remembered => store.set({ tools: JSON.stringify({ ...storedTools(store), [id]: remembered }) }),
  };
}

function storedTools(store: SessionStore): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(store.get('tools') ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

function runOf<Request, Result>(
  json: unknown,
  shape: RunShape<Request, Result>,
): ToolRun<Request, Result> | undefined {
  if (!isRecord(json)) return undefined;
  const { number, startedAt, endedAt, end, failure } = json;
  const request = shape.request(json['request']);
  const result = shape.result(json['result']);
  if (typeof number !== 'number' || typeof startedAt !== 'number') return undefined;
  if (request === undefined || result === undefined) return undefined;
  // One that ran when the page was reloaded has no end: nobody reads it any more.
  const isEnded = typeof endedAt === 'number' && ENDS.has(end);
  const why = isRecord(failure) && typeof failure['message'] === 'string' ? failure['message'] : undefined;
  return {
    number,
    request,
    startedAt,
    result,
    endedAt: isEnded ? endedAt : startedAt,
    end: isEnded ? (end as ToolRun<Request, Result>['end']) : 'interrupted',
    failure: why === undefined ? null : { failure: null, message: why },
  };
}
