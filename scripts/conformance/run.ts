import { Restoring } from './changes/restoring.ts';
import {
  type Check,
  Context,
  Differs,
  type Need,
  type Offer,
  offerOf,
  type RunOptions,
  type Verdict,
} from './check.ts';
import { CHECKS } from './checks/index.ts';
import { NoAnswer } from './wire/back-end.ts';
import { type Line, plainText } from './wire/line.ts';

/** A check that was not made, and why. */
interface Skipped {
  readonly verdict: 'skipped';
  readonly why: string;
}

export interface Result {
  readonly id: string;
  readonly subject: string;
  readonly outcome: Verdict | Skipped;
  readonly milliseconds: number;
}

export interface Report {
  readonly backEnd: string;
  readonly offer: Offer;
  readonly results: readonly Result[];
  readonly requests: number;
  /** What was changed and could not be restored. */
  readonly left: readonly string[];
}

const WHY: Readonly<Record<Need, string>> = {
  classic: 'The back end has no classic API',
  versioned: 'The back end has no versioned API',
  'form-login': 'The back end has no login of the generation before',
  viewer: 'No read-only account was given',
  changes: 'Changes the device: --allow-changes',
  patience: 'Takes minutes: --patient',
};

/** Makes the checks one after the other. Rejects with `NoAnswer` or `Differs` where not even the login succeeds. */
export async function runChecks(
  line: Line,
  options: RunOptions,
  wanted: (check: Check) => boolean = () => true,
): Promise<Report> {
  const offer = await offerOf(line);
  if (!offer.classic && !offer.versioned) throw new Differs('It answers neither interface');
  const context = new Context(line, offer, options);
  await (offer.classic ? context.classic() : context.versioned());
  const results: Result[] = [];
  const restoring = new Restoring(context);
  let left: readonly string[] = [];
  let family = '';
  for (const check of CHECKS.filter(wanted)) {
    if (familyOf(check) !== family) await context.endSessions();
    family = familyOf(check);
    const isChange = check.needs.includes('changes') && options.allowChanges;
    if (options.stop?.aborted) break;
    if (isChange && left.length > 0) continue;
    if (isChange) await restoring.remember();
    results.push(await made(check, context));
    if (isChange) left = await restoring.restore();
  }
  await context.endSessions();
  return { backEnd: line.backEnd.name, offer, results, requests: line.requests, left: left.map(plainText) };
}

async function made(check: Check, context: Context): Promise<Result> {
  const { id, subject } = check;
  const start = context.line.time.now();
  const outcome = await outcomeOf(check, context);
  return { id, subject, outcome, milliseconds: Math.round(context.line.time.now() - start) };
}

async function outcomeOf(check: Check, context: Context): Promise<Verdict | Skipped> {
  const lacking = check.needs.find(need => !hasNeed(need, context));
  if (lacking !== undefined) return { verdict: 'skipped', why: WHY[lacking] };
  try {
    return shown(await check.run(context));
  } catch (error) {
    if (error instanceof Differs || error instanceof NoAnswer)
      return shown({ verdict: 'differs', how: [error.message] });
    throw error;
  }
}

function hasNeed(need: Need, { offer, options }: Context): boolean {
  if (need === 'classic') return offer.classic;
  if (need === 'versioned') return offer.versioned;
  if (need === 'form-login') return offer.formLogin;
  if (need === 'viewer') return options.viewer !== undefined;
  return need === 'changes' ? options.allowChanges : options.patient;
}

const MOST_WORDS = 8;

/** The family of a check: what stands before the first slash of its id. */
export const familyOf = ({ id }: { readonly id: string }): string => id.split('/')[0] ?? id;

/** What a device sent, fit for a terminal. */
function shown(verdict: Verdict): Verdict {
  if (verdict.verdict !== 'differs') return verdict;
  const how = verdict.how.slice(0, MOST_WORDS).map(plainText);
  const more = verdict.how.length - how.length;
  return { verdict: 'differs', how: more > 0 ? [...how, `and ${more} more`] : how };
}

type Outcome = Result['outcome']['verdict'];

export const OUTCOMES: readonly Outcome[] = ['differs', 'missing', 'holds', 'skipped'];

export type Counts = Readonly<Record<Outcome, number>>;

export function countsOf({ results }: Report): Counts {
  const count = (outcome: Outcome) => results.filter(result => result.outcome.verdict === outcome).length;
  return {
    differs: count('differs'),
    missing: count('missing'),
    holds: count('holds'),
    skipped: count('skipped'),
  };
}

/** What there is to say about a result: how it differs, what is not shown, why it was not checked. */
export function detailsOf({ outcome }: Result): readonly string[] {
  if (outcome.verdict === 'differs') return outcome.how;
  if (outcome.verdict === 'missing') return [`Not shown: ${outcome.notShown}`];
  if (outcome.verdict === 'skipped') return [outcome.why];
  return outcome.note === undefined ? [] : [outcome.note];
}
