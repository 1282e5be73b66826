/** One hop of a trace. A time is undefined where no answer came. */
export interface TraceHop {
  /** Counts from 1. */
  readonly hop: number;
  readonly address?: string | undefined;
  readonly hostname?: string | undefined;
  readonly timesMs: readonly (number | undefined)[];
}

/** What the probes of one hop amount to, milliseconds; undefined when none came back. */
export interface HopTimes {
  readonly minMs: number | undefined;
  readonly averageMs: number | undefined;
  readonly maxMs: number | undefined;
  readonly lost: number;
}

/** How many hops a trace may take. */
export const TRACE_HOPS = { min: 1, max: 30, default: 20 } as const;

/** Adds up the probes of one hop. */
export function hopTimes({ timesMs }: TraceHop): HopTimes {
  const known = timesMs.filter(time => time !== undefined);
  const lost = timesMs.length - known.length;
  if (known.length === 0) return { minMs: undefined, averageMs: undefined, maxMs: undefined, lost };
  const averageMs = known.reduce((sum, time) => sum + time, 0) / known.length;
  return { minMs: Math.min(...known), averageMs, maxMs: Math.max(...known), lost };
}

/** Whether the last hop that answered is the destination. */
export function isTraceComplete(hops: readonly TraceHop[], destination: string | undefined): boolean {
  return destination !== undefined && hops.at(-1)?.address === destination;
}
