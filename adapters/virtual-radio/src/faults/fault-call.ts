import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer } from '../wire/answers.ts';
import { faultEvent } from './fault-control.ts';
import { type FaultControl, readFaultPlan } from './faults.ts';

/** Path of the simulator's own call. No radio has it. */
export const FAULT_PATH = '/__radio/faults';

/**
 * Reads or sets faults from outside: GET returns the plan, POST with JSON sets it; `{"event": "reboot"}`
 * triggers an event instead. Needs no login, and exists only when the radio was created with `faults`.
 */
export async function answerFaultCall(faults: FaultControl, request: Request): Promise<Response> {
  if (request.method === 'GET') return jsonAnswer(faults.plan);
  if (request.method !== 'POST') return notFound();
  const posted = await parsed(request);
  const event = faultEvent(
    posted !== null && typeof posted === 'object' && 'event' in posted && posted.event,
  );
  if (event !== undefined) {
    faults.happen(event);
    return okAnswer();
  }
  const plan = readFaultPlan(posted);
  if (plan === undefined) return failedAnswer(ActionCode.InvalidParameter, 'Invalid fault plan');
  faults.set(plan);
  return okAnswer();
}

async function parsed(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
