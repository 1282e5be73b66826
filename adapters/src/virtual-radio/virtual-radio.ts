import type { Clock } from '@radiolink/domain';
import { type CallerFacts, classicCalls, createRouter } from './handlers/index.ts';
import { profileOf } from './profiles/index.ts';
import { Radio, type Translations } from './radio.ts';
import type { RandomSource } from './random/index.ts';
import { Unreachable } from './unreachable.ts';
import type { Caller } from './wire/index.ts';

const DEFAULT_BOOT_SECONDS = 20;
const UNKNOWN_CALLER: Caller = { address: '127.0.0.1' };

export interface VirtualRadioOptions {
  /** One of `profileNames`; the first when left out. A RangeError for any other. */
  readonly profile?: string;
  readonly clock: Clock;
  /** Decides the weather and the traffic, not the secrets. Seeded when left out, so that runs repeat. */
  readonly random?: RandomSource;
  /** Texts that `status.cgi` answers one after the other, holding the last. */
  readonly replay?: readonly string[];
  /** Stations of an access point, 0 to 256. */
  readonly stations?: number;
  /** MAC of the radio in any common form; its peers are numbered after it. */
  readonly baseMac?: string;
  /** Texts per language code, answered as `ui_translations.strings`. */
  readonly translations?: Translations;
  /** Address of the central controller's login; none when left out. */
  readonly singleSignOnUrl?: string;
  /** How long a restart takes. Default 20. */
  readonly bootSeconds?: number;
  /** Lets `POST /__radio/faults` set faults. */
  readonly faults?: boolean;
}

/** A radio in memory, shaped like `fetch`. */
export interface VirtualRadio {
  /** MAC, upper case with colons. */
  readonly mac: string;
  /** Answers as the device would. Rejects with `Unreachable` while it does not answer at all. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Hands out a ticket as the central controller would, for `/api/auth-ticket`. */
  issueTicket(): string;
  /** Ends it: from then on it is unreachable. */
  close(): void;
}

/** Switches a virtual radio on. Throws a RangeError for an unknown profile. */
export function createVirtualRadio(options: VirtualRadioOptions): VirtualRadio {
  const radio = new Radio({
    ...options,
    profile: profileOf(options.profile ?? 'ap-ptmp'),
    bootSeconds: options.bootSeconds ?? DEFAULT_BOOT_SECONDS,
  });
  const router = createRouter(radio, classicCalls);
  let open = true;
  return {
    mac: radio.mac,
    async fetch(request, caller = UNKNOWN_CALLER) {
      if (!open || radio.power.isSilent(radio.clock.now())) throw new Unreachable();
      radio.catchUp();
      const facts: CallerFacts = {
        address: caller.address,
        cookie: caller.cookies?.header() ?? request.headers.get('cookie'),
      };
      const answer = await router.fetch(request, facts);
      if (caller.cookies) for (const cookie of answer.headers.getSetCookie()) caller.cookies.store(cookie);
      return answer;
    },
    issueTicket: () => radio.tickets.issue(1),
    close() {
      open = false;
    },
  };
}
