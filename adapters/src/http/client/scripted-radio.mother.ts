import type { SessionValues } from '@radiolink/application/session/session-store.port';
import { memorySession } from './client.mother.ts';
import { type ClassicClient, createClassicClient } from './classic-client.ts';

/** A request as a script sees it. */
export interface ScriptedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  /** Number of earlier requests of this path. */
  readonly nth: number;
}

/** Response of a script: JSON, text, a whole response, or undefined for an unreachable device. */
export type ScriptedAnswer = object | string | Response | undefined;

/** A device that answers by a script, without a network, so that time can be false. */
export interface ScriptedRadio {
  readonly client: ClassicClient;
  /** `POST /api/traceroute action=start&host=x`, in the order of arrival. */
  readonly requests: readonly string[];
  /** Requests that were cut before they were answered. */
  readonly aborted: readonly string[];
}

/** Answers come after `delayMs` of the clock that timers run by. */
export function scriptedRadio(
  script: (request: ScriptedRequest) => ScriptedAnswer,
  { delayMs = 5, values = {} }: { readonly delayMs?: number; readonly values?: Partial<SessionValues> } = {},
): ScriptedRadio {
  const requests: string[] = [];
  const aborted: string[] = [];
  const counts = new Map<string, number>();
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname: path, searchParams: query } = new URL(request.url);
    const text = request.method === 'POST' ? await request.text() : query.toString();
    const line = [request.method, path, text].filter(Boolean).join(' ');
    requests.push(line);
    const nth = counts.get(path) ?? 0;
    counts.set(path, nth + 1);
    const answer = script({ method: request.method, path, query, form: new URLSearchParams(text), nth });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        if (answer === undefined) reject(new TypeError('no route'));
        else if (answer instanceof Response) resolve(answer);
        else resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)));
      }, delayMs);
      request.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        aborted.push(line);
        reject(request.signal.reason);
      });
    });
  };
  const client = createClassicClient({ baseUrl: 'http://radio.test', session: memorySession(values), fetch });
  return { client, requests, aborted };
}
