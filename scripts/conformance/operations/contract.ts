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

/** Where the example of the contract would act, or where the device has to have the thing that it names. */
const REQUESTED: Readonly<Record<string, string>> = {
  '/survey.json.cgi': '/survey.json.cgi?iface=ath0&update=last',
  '/pingtest_action.cgi': '/pingtest_action.cgi?ip_addr=127.0.0.1&ping_size=56',
  '/api/crashes/{id}': '/api/crashes/1',
  '/api/traceroute': '/api/traceroute?id=1',
  '/api/lmgmt/speedtest/status': '/api/lmgmt/speedtest/status?ticket=1',
  '/ethtool.cgi': '/ethtool.cgi?ifname=eth0',
};

/** The address at which a read is asked for: parameters from the examples of the contract. */
export function requestedPath({ path, operation }: Call): string {
  const own = REQUESTED[path];
  if (own !== undefined) return own;
  const parameters = operation.parameters ?? [];
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(parameters.find(one => one.name === name)?.example ?? 'none')),
  );
  const query = parameters.filter(one => one.in === 'query' && one.required && one.example !== undefined);
  const text = String(new URLSearchParams(query.map(({ name, example }) => [name, String(example)])));
  return text === '' ? inPath : `${inPath}?${text}`;
}
