import type { Radio } from '../radio.ts';
import { ActionCode, jsonAnswer, notFound, okAnswer } from '../wire/answers.ts';
import { FAULT_EVENTS, type FaultControl, type FaultEvent, type FaultPlan } from './faults.ts';
import { readFaultPlan } from './read-fault-plan.ts';

/** The faults of one radio. */
export class RadioFaults implements FaultControl {
  readonly #radio: Radio;

  constructor(radio: Radio) {
    this.#radio = radio;
  }

  get plan(): FaultPlan {
    return this.#radio.faultPlan;
  }

  set(plan: FaultPlan): void {
    this.#radio.faultPlan = plan;
  }

  clear(): void {
    this.#radio.faultPlan = {};
  }

  happen(event: FaultEvent): void {
    if (event === 'session-end') this.#radio.sessions.closeAll();
    else this.#radio.restart({ powerLost: event === 'power-loss' });
  }
}

/** The event of a name, undefined for any other text. */
export function faultEvent(name: unknown): FaultEvent | undefined {
  return FAULT_EVENTS.find(event => event === name);
}

/** Path of the simulator's own call. No radio has it. */
export const FAULT_PATH = '/__radio/faults';

/**
 * Reads or sets faults from outside: GET returns the plan, POST with JSON sets it; `{"event": "reboot"}`
 * triggers an event instead. What is neither is answered with status 400, and changes nothing. Needs no login, and exists only
 * when the radio was created with `faults`.
 */
export async function answerFaultCall(faults: FaultControl, request: Request): Promise<Response> {
  if (request.method === 'GET') return jsonAnswer(faults.plan);
  if (request.method !== 'POST') return notFound();
  const posted = await parsed(request);
  if (typeof posted === 'object' && posted !== null && 'event' in posted)
    return answerEvent(faults, posted.event, Object.keys(posted).length === 1);
  const read = readFaultPlan(posted);
  if (!read.ok) return refused(read.problem);
  faults.set(read.plan);
  return okAnswer();
}

function answerEvent(faults: FaultControl, name: unknown, isAlone: boolean): Response {
  const event = faultEvent(name);
  if (event === undefined) return refused(`Unknown event. Known events: ${FAULT_EVENTS.join(', ')}.`);
  if (!isAlone) return refused('An event is posted alone. Post the plan of faults before it.');
  faults.happen(event);
  return okAnswer();
}

const refused = (message: string): Response =>
  jsonAnswer({ ok: false, code: ActionCode.InvalidParameter, message }, 400);

async function parsed(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
