import {
  createVirtualRadio,
  Unreachable,
  type VirtualRadio,
  type VirtualRadioOptions,
} from '@radiolink/virtual-radio';
import type { BackEnd } from '../wire/back-end.ts';
import { NoAnswer } from '../wire/no-answer.ts';
import { VirtualTime } from './virtual-time.ts';

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
