import { Caller, type Credentials, V1 } from './caller/caller.ts';
import type { Line } from './wire/line.ts';

/** What a check found. */
export type Verdict =
  | { readonly verdict: 'holds'; readonly note?: string }
  | { readonly verdict: 'differs'; readonly how: readonly string[] }
  | { readonly verdict: 'missing'; readonly notShown: string };

export const holds = (note?: string): Verdict => ({ verdict: 'holds', ...(note !== undefined && { note }) });
export const missing = (notShown: string): Verdict => ({ verdict: 'missing', notShown });

/** Holds unless there is a problem. */
export function judged(problems: readonly (string | undefined)[], note?: string): Verdict {
  const how = problems.filter(problem => problem !== undefined);
  return how.length === 0 ? holds(note) : { verdict: 'differs', how };
}

/** Something that a check cannot go on without. The run takes it for a difference. */
export class Differs extends Error {}

/** A problem with a status, if it is none of those. */
export function statusProblem(
  what: string,
  { status }: { readonly status: number },
  ...expected: readonly number[]
): string | undefined {
  return expected.includes(status) ? undefined : `${what}: ${status} instead of ${expected.join(' or ')}`;
}

/** What a back end offers at all. */
export interface Offer {
  readonly classic: boolean;
  readonly versioned: boolean;
  /** The login of the generation before. */
  readonly formLogin: boolean;
}

/** Asks without a login. Rejects with `NoAnswer` where nothing answers. */
export async function offerOf(line: Line): Promise<Offer> {
  const status = async (path: string) => (await line.send({ method: 'GET', path })).status;
  return {
    classic: (await status('/api/info/public')) !== 404,
    versioned: (await status(`${V1}/public/device`)) !== 404,
    formLogin: (await status('/login.cgi')) === 200,
  };
}

/** What a run may do, and as whom. */
export interface RunOptions {
  readonly credentials: Credentials;
  readonly viewer?: Credentials | undefined;
  readonly allowChanges: boolean;
  /** Waits for what takes minutes by itself: an idle session, a blocked login. */
  readonly patient: boolean;
  /** Ends the run after the check that is being made. */
  readonly stop?: AbortSignal | undefined;
}

/** What the checks of one run share. */
export class Context {
  readonly line: Line;
  readonly offer: Offer;
  readonly options: RunOptions;
  #classic: Promise<Caller> | undefined;
  #versioned: Promise<Caller> | undefined;

  constructor(line: Line, offer: Offer, options: RunOptions) {
    this.line = line;
    this.offer = offer;
    this.options = options;
  }

  stranger(): Caller {
    return new Caller(this.line);
  }

  /** The shared session of the classic API, opened when it is first needed. */
  classic(): Promise<Caller> {
    this.#classic ??= this.open(this.options.credentials).catch(error => {
      this.#classic = undefined;
      throw error;
    });
    return this.#classic;
  }

  /** The shared session of the versioned API, by the token of the classic login where there is one. */
  versioned(): Promise<Caller> {
    if (this.offer.classic) return this.classic();
    this.#versioned ??= this.openVersioned(this.options.credentials).catch(error => {
      this.#versioned = undefined;
      throw error;
    });
    return this.#versioned;
  }

  /** A further session, which its check closes. */
  async open(credentials: Credentials): Promise<Caller> {
    const caller = this.stranger();
    const { status } = await caller.login(credentials);
    if (status !== 200 && status !== 302) throw new Differs(`The login is answered with ${status}`);
    return caller;
  }

  async openVersioned(credentials: Credentials): Promise<Caller> {
    const caller = this.stranger();
    const { status } = await caller.loginVersioned(credentials);
    if (status !== 200) throw new Differs(`The login of the versioned API is answered with ${status}`);
    return caller;
  }

  /** Ends the shared sessions: a family of checks that opened many must not take the next one's with it. */
  async endSessions(): Promise<void> {
    const [classic, versioned] = [this.#classic, this.#versioned];
    this.forgetSessions();
    await classic?.then(caller => caller.logout()).catch(() => undefined);
    await versioned?.then(caller => caller.logoutVersioned()).catch(() => undefined);
  }

  /** Forgets the shared sessions: the device restarted, or ended them. */
  forgetSessions(): void {
    this.#classic = undefined;
    this.#versioned = undefined;
  }
}

/** What a check needs, beyond a back end: an interface, an account, or leave to do something. */
export type Need = 'classic' | 'versioned' | 'form-login' | 'viewer' | 'changes' | 'patience';

export interface Check {
  /** `csrf/post-without` */
  readonly id: string;
  /** What has to hold, as a sentence. */
  readonly subject: string;
  readonly needs: readonly Need[];
  run(context: Context): Promise<Verdict>;
}
