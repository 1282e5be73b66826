import type { paths as ClassicPaths } from './classic.generated.ts';
import type { paths as JsonPaths } from './json.generated.ts';
import type { paths as V1Paths } from './v1.generated.ts';

declare const CALL: unique symbol;

/** Calls of all interfaces; no path is in two of them. */
type Contract = ClassicPaths & JsonPaths & V1Paths;
/** A path of any interface. */
export type Path = keyof Contract;
type Method = 'get' | 'put' | 'post' | 'delete';
type Success = 200 | 201 | 202 | 204;

type JsonOf<Response> = Response extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : never;
type BodyOf<Operation> = Operation extends { readonly responses: infer Responses }
  ? JsonOf<Responses[keyof Responses & Success]>
  : never;
type EntryOf<Body> = Body extends readonly (infer Entry)[] ? Entry : Body;
type NameOf<Schema> = Schema extends unknown ? keyof Schema & string : never;

/** The schema of the answer to a call, `'get /status.cgi'`; of one entry, where the answer is a list. */
export type SchemaOf<Call> = Call extends `${infer Verb extends Method} ${infer Route extends Path}`
  ? EntryOf<BodyOf<Contract[Route][Verb]>>
  : never;

/** What came as the answer to a call, whatever it holds. */
export interface AnswerTo<Call> {
  readonly [CALL]?: Call;
}

type Sent<Call> = AnswerTo<Call> & { readonly [Field in NameOf<SchemaOf<Call>>]?: unknown };

/**
 * What a device sent as the answer to a call, or one entry of it where the answer is a list. Only the names of its fields are known:
 * each may be missing or of another kind. The answer to another call is another type, whatever it looks like.
 */
export type Received<Route extends Path, Verb extends Method = 'get'> = Sent<`${Verb} ${Route}`>;

/** The whole answer to a call: `Received`, or a list of it. */
export type ReceivedBody<Route extends Path, Verb extends Method = 'get'> =
  BodyOf<Contract[Route][Verb]> extends readonly unknown[]
    ? readonly Received<Route, Verb>[]
    : Received<Route, Verb>;

/** The contract of some paths in which each JSON answer is `Received`. */
export type Answered<Paths> = {
  readonly [Route in keyof Paths]: {
    readonly [Verb in keyof Paths[Route]]: Verb extends Method
      ? AnsweredCall<Paths[Route][Verb], `${Verb} ${Route & string}`>
      : Paths[Route][Verb];
  };
};

type AnsweredCall<Operation, Call> = {
  readonly [Part in keyof Operation]: Part extends 'responses'
    ? { readonly [Status in keyof Operation[Part]]: AnsweredWith<Operation[Part][Status], Status, Call> }
    : Operation[Part];
};

type AnsweredWith<Response, Status, Call> = Status extends Success
  ? Response extends { readonly content: { readonly 'application/json': unknown } }
    ? { readonly content: { readonly 'application/json': Sent<Call> } }
    : Response
  : Response;
