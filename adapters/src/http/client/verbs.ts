import type { Path, ReceivedBody } from '@radiolink/openapi/received';
import type { FetchOptions, MaybeOptionalInit } from 'openapi-fetch';
import type { Answer, CallOptions, RawAnswer } from './answer.ts';
import { networkFailure } from './failure.ts';
import type { SessionCalls } from './session-calls.ts';

export type Verb = 'get' | 'put' | 'post' | 'delete';

/** The paths of a contract that have a method. */
export type PathWith<Paths, Method extends Verb> = {
  [Route in keyof Paths & Path]: Paths[Route] extends { readonly [Name in Method]: object } ? Route : never;
}[keyof Paths & Path];

type Init<Paths, Route extends keyof Paths, Method extends Verb> = MaybeOptionalInit<
  Paths[Route],
  Method & keyof Paths[Route]
>;
type Timed<Sent> = Omit<NonNullable<Sent>, 'signal'> & CallOptions;

/** What a call is sent with, by the contract: parameters, body, headers, and how long it may take. */
export type SentWith<Paths, Route extends keyof Paths, Method extends Verb> =
  undefined extends Init<Paths, Route, Method>
    ? [init?: Timed<Init<Paths, Route, Method>>]
    : [init: Timed<Init<Paths, Route, Method>>];

/** The calls of a contract with one method, by path. */
export type Call<Paths, Method extends Verb> = <Route extends PathWith<Paths, Method>>(
  path: Route,
  ...init: SentWith<Paths, Route, Method>
) => Promise<ReceivedBody<Route, Method>>;

/** The part of every openapi-fetch client that sends. */
interface Requesting {
  request(method: Verb, path: string, init: object): Promise<RawAnswer<unknown>>;
}

/** Sends the calls of a client, and reads what they answer. */
export interface Calls<Api> {
  /** Sends a call by its method and path. The options of the contract are checked where the client is called. */
  request(method: Verb, path: string, init?: SentCall): Promise<RawAnswer<unknown>>;
  /** @throws RequestFailure anything but a JSON object is a network error `malformed` */
  read(method: Verb, always?: object): (path: string, init?: object) => Promise<object>;
  /** The same of a call that is not sent by its path. */
  json<T extends object>(
    run: (api: Api, signal: AbortSignal) => Promise<RawAnswer<T>>,
    call?: CallOptions,
  ): Promise<Answer<T>>;
}

type SentCall = CallOptions & Pick<FetchOptions<unknown>, 'parseAs'>;

/** @param judge throws where an answer of 200 to 299 says in its body that the call failed */
export function callsOf<Api extends object>(
  api: Api,
  send: SessionCalls['send'],
  judge: (status: number, body: object) => void = () => undefined,
): Calls<Api> {
  const requesting = (api as object as Requesting).request;
  const accepted = <T>({ data, response }: RawAnswer<T>): T & object => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw networkFailure('malformed');
    judge(response.status, data);
    return data;
  };
  const request: Calls<Api>['request'] = (method, path, { timeoutMs, signal, ...init } = {}) =>
    send(cut => requesting(method, path, { ...init, signal: cut }), { timeoutMs, signal });
  return {
    request,
    read: (method, always) => async (path, init) =>
      accepted(await request(method, path, { ...init, ...always })),
    json: async (run, call) => {
      const answer = await send(signal => run(api, signal), call);
      return { data: accepted(answer), response: answer.response };
    },
  };
}
