import type { Wait } from '../machine/clock.ts';
import type { RandomSource } from '../random/seeded-random.ts';
import { errorAnswer, textAnswer } from '../wire/answers.ts';
import type { FaultPlan } from './faults.ts';

/** The radio does not answer: it restarts, has no power, or lives at another address. A server cuts the connection. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(reason = 'The radio does not answer.') {
    super(reason);
  }
}

interface FaultConditions {
  readonly plan: FaultPlan;
  readonly path: string;
  readonly random: RandomSource;
  readonly wait: Wait;
}

/** Lets an answer come to harm as the plan says. Rejects with `Unreachable` when it does not come at all. */
export async function injectFault(
  { plan, path, random, wait }: FaultConditions,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!path.startsWith(plan.path ?? '')) return answer();
  if (plan.unreachable || random() < (plan.loss ?? 0)) throw new Unreachable();
  if (plan.latencyMs) await wait(plan.latencyMs);
  if (plan.status === 500) return textAnswer('', 500);
  if (plan.status !== undefined) return errorAnswer(plan.status, 'Not authorized');
  return damaged(plan, await answer());
}

async function damaged({ truncate, wrongJson }: FaultPlan, answer: Response): Promise<Response> {
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  const replaced = isJson ? wrongJson : undefined;
  if (truncate === undefined && replaced === undefined) return answer;
  const text = replaced ?? (await answer.text());
  const length = Math.floor(text.length * (truncate ?? 1));
  return new Response(text.slice(0, length), { status: answer.status, headers: answer.headers });
}
