import type { Radio } from '../radio.ts';
import { FAULT_EVENTS, type FaultControl, type FaultEvent, type FaultPlan } from './faults.ts';

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
