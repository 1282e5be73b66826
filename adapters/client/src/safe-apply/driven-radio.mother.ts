import { type Caller, MemoryCookieJar, type VirtualRadio } from '@radiolink/virtual-radio';
import { onDevice, pass } from '../../../src/modules/scenarios/change-scenario.mother.ts';
import { connectBy } from '../connect-by.ts';
import {
  type ApplyClock,
  type ApplyMemory,
  inMemory,
  type RememberedApply,
} from '@radiolink/application/safe-apply/device-ports';
import type { ApplyWay } from '@radiolink/application/safe-apply/device-line';
import type { ApplyResult } from '@radiolink/application/safe-apply/apply-result';
import { type ApplyProgress, applyTo, type SafeApplyOptions } from './apply-to.ts';

export const CALLER = '192.0.2.9';

/** The clock that tests turn. */
export const TURNED: ApplyClock = {
  now: () => Date.now(),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
};

export interface Reach {
  /** True if a request no longer gets to the device. */
  readonly isCutOff?: () => boolean;
  /** True if the response to a path never arrives, although the device carried out the request. */
  readonly swallowed?: (path: string) => boolean;
  /** True if another device answers at an address. */
  readonly isTaken?: (url: string) => boolean;
  readonly user?: { readonly username: string; readonly password: string };
  /** Name by which the device is reached wherever it is. */
  readonly relay?: string;
}

/** How a program reaches a virtual radio: at its address, which moves. */
export function wayTo(radio: VirtualRadio, reach: Reach = {}): ApplyWay & { readonly requests: string[] } {
  const requests: string[] = [];
  const isHere = (url: string) => {
    const { hostname } = new URL(url);
    return hostname === reach.relay || hostname === radio.address;
  };
  const answers = async (url: string) =>
    reach.isTaken?.(url) === true || (radio.reachable && reach.isCutOff?.() !== true && isHere(url));
  return {
    url: `http://${reach.relay ?? radio.address}`,
    requests,
    answers,
    open: url => {
      const caller: Caller = { address: CALLER, cookies: new MemoryCookieJar() };
      const fetch = async (request: Request) => {
        const { pathname } = new URL(request.url);
        requests.push(pathname);
        if (reach.isCutOff?.() === true || !isHere(url)) throw new TypeError('fetch failed');
        const answer = await radio.fetch(request, caller).catch(() => {
          throw new TypeError('fetch failed');
        });
        return reach.swallowed?.(pathname) === true ? new Promise<never>(() => undefined) : answer;
      };
      const login = reach.user ?? { username: 'admin', password: 'Tower-Link-2026' };
      const transport = {
        fetch,
        readCookies: () => caller.cookies?.header() ?? '',
        openSocket: () => ({ send: () => undefined, close: () => undefined }),
      };
      return connectBy(transport, { url, ...login, now: () => Date.now() });
    },
  };
}

/** A program that changes a radio. */
export interface DrivenApply {
  readonly memory: ApplyMemory<RememberedApply>;
  readonly requests: readonly string[];
  /** Where it stands; undefined before the change was sent, and after a kill. */
  readonly progress: () => ApplyProgress | undefined;
  /** What it came to: the kind of the outcome, or the message of a failure. */
  readonly reported: () => string | undefined;
  readonly result: () => ApplyResult | undefined;
  /** Ends the program, as if it crashed. */
  readonly kill: () => void;
}

/** Starts a program that changes a radio, in the time that tests turn. */
export async function driven(
  radio: VirtualRadio,
  changes: Readonly<Record<string, string | null>>,
  { reach, ...options }: SafeApplyOptions & { readonly reach?: Reach } = {},
): Promise<DrivenApply> {
  const memory = options.memory ?? inMemory();
  const life = new AbortController();
  let progress: ApplyProgress | undefined;
  let result: ApplyResult | undefined;
  let failure: unknown;
  const way = wayTo(radio, reach);
  const ofThisLife: SafeApplyOptions = {
    ...options,
    memory: {
      load: () => memory.load(),
      // A program that was ended writes nothing more.
      save: remembered => (life.signal.aborted ? undefined : memory.save(remembered)),
      clear: () => memory.clear(),
    },
    clock: TURNED,
    signal: life.signal,
    onProgress: seen => {
      progress = seen;
    },
  };
  const run = async () => {
    try {
      result = await applyTo(way, { changes }, ofThisLife);
    } catch (reason) {
      failure = reason;
    }
  };
  void run();
  await pass(2);
  return {
    memory,
    requests: way.requests,
    progress: () => progress,
    reported: () => result?.outcome.kind ?? (failure === undefined ? undefined : String(failure)),
    result: () => result,
    kill: () => life.abort(),
  };
}

export { onDevice, pass };
