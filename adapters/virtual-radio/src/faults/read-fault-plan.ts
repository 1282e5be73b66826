import type { FaultPlan } from './faults.ts';

/** A field of a plan: which values it takes, in words and as a rule. */
interface FaultField {
  readonly says: string;
  readonly takes: (value: unknown) => boolean;
}

const numberOf = (least: number, most: number): FaultField => ({
  says: `a number from ${least} to ${most}`,
  takes: value => typeof value === 'number' && value >= least && value <= most,
});
const TEXT: FaultField = { says: 'a text', takes: value => typeof value === 'string' };
const FLAG: FaultField = { says: 'true or false', takes: value => typeof value === 'boolean' };
const STATUSES: ReadonlySet<unknown> = new Set([401, 403, 500]);

const FIELDS: Readonly<Record<keyof FaultPlan, FaultField>> = {
  latencyMs: numberOf(0, 60_000),
  loss: numberOf(0, 1),
  truncate: numberOf(0, 1),
  wrongJson: TEXT,
  status: { says: '401, 403 or 500', takes: value => STATUSES.has(value) },
  unreachable: FLAG,
  hostileNames: FLAG,
  offDegrees: numberOf(0, 180),
  rainMmPerHour: numberOf(0, 300),
  sixtyBlocked: FLAG,
  neighbourDbm: numberOf(-120, 0),
  portMbps: numberOf(0, 100_000),
  capacityShare: numberOf(0, 1),
  loadFactor: numberOf(0, 100),
  movedStation: numberOf(0, 255),
  movedMetres: numberOf(0, 100_000),
  movedDegrees: numberOf(0, 180),
  scannedMhz: numberOf(0, 100_000),
  noDhcp: FLAG,
  noPppoe: FLAG,
  path: TEXT,
};

/** A posted plan, or what is wrong with it. */
export type ReadFaultPlan =
  | { readonly ok: true; readonly plan: FaultPlan }
  | { readonly ok: false; readonly problem: string };

/** Reads a posted plan. A field that is unknown or has another value is a problem, not left out: the fault would never happen. */
export function readFaultPlan(value: unknown): ReadFaultPlan {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, problem: `A plan of faults is a JSON object. ${KNOWN}` };
  const problems = Object.entries(value).flatMap(([name, given]) => problemOf(name, given) ?? []);
  return problems.length === 0
    ? { ok: true, plan: { ...value } }
    : { ok: false, problem: problems.join(' ') };
}

const KNOWN = `Known fields: ${Object.keys(FIELDS).join(', ')}.`;

function problemOf(name: string, value: unknown): string | undefined {
  const field = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof FaultPlan] : undefined;
  if (field === undefined) return `Unknown field "${name}". ${KNOWN}`;
  return field.takes(value) ? undefined : `"${name}" must be ${field.says}.`;
}
