import type { Radio } from '../radio.ts';
import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer } from '../wire/answers.ts';
import { FAULT_EVENTS, type FaultControl, type FaultEvent, type FaultPlan, readFaultPlan } from './faults.ts';

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
