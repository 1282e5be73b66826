import {
  answerDeviations,
  jsonOperations,
  type Operation,
  operations,
  v1Operations,
} from '@radiolink/virtual-radio/testing';
import type { Answer } from '../wire/back-end.ts';

/** The two interfaces of a back end; the JSON contract and the versioned one are the same. */
export type Interface = 'classic' | 'versioned';

/** An operation of one of the three contracts. */
export interface Call {
  /** `GET /status.cgi` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly interface: Interface;
  readonly needsSession: boolean;
  readonly operation: Operation;
}

const callsIn = (of: Interface, contract: ReadonlyMap<string, Operation>): readonly Call[] =>
  [...contract].map(([name, operation]) => {
    const [method = '', path = ''] = name.split(' ');
    const needsSession = operation.security === undefined || operation.security.length > 0;
    return { name, method, path, interface: of, needsSession, operation };
  });

/** Every operation of the three contracts. */
export const CALLS: readonly Call[] = [
  ...callsIn('classic', operations),
  ...callsIn('versioned', jsonOperations),
  ...callsIn('versioned', v1Operations),
];

/** Content type without its parameters; undefined where the device sends none, as some do. */
export function typeOf({ headers }: Answer): string | undefined {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim();
  return type === '' ? undefined : type;
}

/** What differs in an answer from the contract. */
export function differences(call: string, answer: Answer): readonly string[] {
  return answerDeviations(call, { status: answer.status, type: typeOf(answer), text: answer.text });
}

/** What differs in a body that came another way than as the answer to its call. */
export const answered = (call: string, text: string): readonly string[] =>
  answerDeviations(call, { status: 200, type: 'application/json', text });
