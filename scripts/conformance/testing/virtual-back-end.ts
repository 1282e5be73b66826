import {
  createVirtualRadio,
  Unreachable,
  type VirtualRadio,
  type VirtualRadioOptions,
} from '@radiolink/virtual-radio';
import { type BackEnd, NoAnswer, type Time } from '../wire/back-end.ts';

/** Where the caller stands, for the count of wrong passwords. */
const ADDRESS = '192.0.2.200';
const ORIGIN = 'http://virtual-radio.invalid';

/** A virtual radio in this process as a back end, with time that passes at once. */
export interface VirtualWorld {
  readonly radio: VirtualRadio;
  readonly time: VirtualTime;
  readonly backEnd: BackEnd;
}

export function virtualWorld(options: Partial<VirtualRadioOptions> = {}): VirtualWorld {
  const time = new VirtualTime();
  const radio = createVirtualRadio({
    stations: 3,
    clock: time,
    wait: milliseconds => time.wait(milliseconds),
    after: time.after,
    ...options,
  });
  return { radio, time, backEnd: virtualBackEnd(radio, options.profile ?? 'ap-ptmp') };
}

function virtualBackEnd(radio: VirtualRadio, profile: string): BackEnd {
  return {
    name: `virtual radio, profile ${profile}`,
    async send({ method, path, headers = {}, body }) {
      const init = { method, headers, ...(body !== undefined && { body }) };
      try {
        const answer = await radio.fetch(new Request(`${ORIGIN}${path}`, init), {
          address: ADDRESS,
          withoutHttps: true,
        });
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      } catch (error) {
        if (error instanceof Unreachable) throw new NoAnswer('unreachable', 'No connection');
        throw error;
      }
    },
    async connect({ path, cookie }, listener) {
      const caller = { address: ADDRESS, ...(cookie !== undefined && { cookie }) };
      const socket = radio.connect(path, caller, listener);
      if (socket === undefined) throw new NoAnswer('refused', 'The socket was refused with 404', 404);
      return socket;
    },
  };
}

const STEP_MS = 250;

interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** Time that passes as fast as what waits for it can be told. */
export class VirtualTime implements Time {
  #now = Date.UTC(2026, 5, 1, 12);
  #due: Due[] = [];

  now = (): number => this.#now;

  /** Drives what a radio sends unasked. */
  after = (milliseconds: number, happen: () => void): (() => void) => {
    const due = { at: this.#now + milliseconds, happen };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter(other => other !== due);
    };
  };

  wait = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
    const end = this.#now + milliseconds;
    while (this.#now < end) {
      await new Promise(resolve => setImmediate(resolve));
      if (signal?.aborted) return;
      this.#now = this.#due.length === 0 ? end : Math.min(end, this.#now + STEP_MS);
      const due = this.#due.filter(({ at }) => at <= this.#now);
      this.#due = this.#due.filter(({ at }) => at > this.#now);
      for (const { happen } of due) happen();
    }
  };
}
