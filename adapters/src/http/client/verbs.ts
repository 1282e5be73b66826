import type { Path, ReceivedBody } from '@radiolink/openapi/received';
import type { FetchOptions, MaybeOptionalInit } from 'openapi-fetch';
import type { CallOptions, RawAnswer } from './answer.ts';
import { networkFailure } from './network-failure.ts';
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

/** Sends a call by its method and path. The options of the contract are checked where the client is called. */
export function byPath(api: object, send: SessionCalls['send']) {
  const { request } = api as Requesting;
  return (
    method: Verb,
    path: string,
    { timeoutMs, signal, ...init }: CallOptions & Pick<FetchOptions<unknown>, 'parseAs'> = {},
  ) => send(cut => request(method, path, { ...init, signal: cut }), { timeoutMs, signal });
}

/** @throws RequestFailure anything but a JSON object is a network error `malformed` */
export function requireObject<Body>(body: Body): Body & object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw networkFailure('malformed');
  return body;
}
